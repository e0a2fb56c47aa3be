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
};

export default frFR;
