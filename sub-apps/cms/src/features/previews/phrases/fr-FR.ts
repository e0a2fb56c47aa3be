import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  preview: 'Aperçu : {{state}}',
  version: 'Aperçu : version {{number}}',
  back: 'Retour à la liste',
  print: 'Imprimer',
  failed: 'L’aperçu ne s’est pas chargé',
  loading: 'Chargement',
  gone: 'Il n’y a rien à prévisualiser',
  goneHint: 'Le texte a peut-être été supprimé, ou l’adresse est incomplète.',
  published_one: '{{count}} publié',
  published_other: '{{count}} publiés',
  empty: 'Rien n’est encore publié dans cette catégorie.',
  more: 'Plus',
};

export default frFR;
