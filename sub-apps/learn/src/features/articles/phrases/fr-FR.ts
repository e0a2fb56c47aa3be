import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Actualités',
  kinds: 'Type',
  article: 'Articles',
  dissertation: 'Mémoires',
  search: 'Titre ou résumé',
  empty: 'Il n’y a rien pour le moment',
  noMatch: 'Rien ne correspond',
  failed: 'Le chargement a échoué',
  loading: 'Chargement',
  more: 'Plus',
  back: 'Retour aux actualités',
  unavailable: 'Article indisponible',
  gone: 'Ce texte est introuvable ; il n’est peut-être plus publié.',
};

export default frFR;
