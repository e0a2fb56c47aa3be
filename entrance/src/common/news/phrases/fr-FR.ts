import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Actualités',
  back: 'Retour à la connexion',
  failed: 'Le chargement a échoué',
  gone: 'Ce texte est introuvable ; il n’est peut-être plus publié.',
  loading: 'Chargement',
  retry: 'Réessayer',
};

export default frFR;
