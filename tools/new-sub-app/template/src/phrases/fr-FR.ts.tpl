import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  overview: {
    title: 'Vue d’ensemble',
    total_one: '{{count}} apprenant',
    total_other: '{{count}} apprenants',
    empty: 'Aucun apprenant pour le moment',
    retry: 'Réessayer',
    loading: 'Chargement',
  },
  notFound: { title: 'Cette page n’existe pas', back: 'Retour à la vue d’ensemble' },
};

export default frFR;
