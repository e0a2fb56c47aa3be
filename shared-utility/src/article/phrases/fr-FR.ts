import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  abstract: 'Résumé',
  supervisor: 'Directeur',
  institution: 'Établissement',
  year: 'Année',
  keywords: 'Mots-clés',
  colon: ' : ',
  comma: ', ',
  attachment: 'Fichier',
  unpublished: 'Pas encore publié',
};

export default frFR;
