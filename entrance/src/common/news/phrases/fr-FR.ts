import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Actualités',
  all: 'Toutes les actualités ({{count}})',
  allNews: 'Toutes les actualités',
  more: 'Afficher plus',
  none: 'Aucune actualité pour le moment',
  back: 'Retour à la connexion',
  failed: 'Le chargement a échoué',
  gone: 'Ce texte est introuvable ; il n’est peut-être plus publié.',
  loading: 'Chargement',
  retry: 'Réessayer',
};

export default frFR;
