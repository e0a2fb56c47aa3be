import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  add: 'Ajouter',
  addBelow: 'Ajouter au-dessous',
  edit: 'Modifier',
  path: 'Emplacement',
  editTitle: 'Modifier « {{name}} »',
  move: 'Déplacer vers…',
  moveTitle: 'Déplacer « {{name}} »',
  moveHere: 'Déplacer',
  parent: 'Élément parent',
  topLevel: 'Niveau supérieur',
  moved: '« {{name}} » a été déplacé',
  movedBack: '« {{name}} » est de nouveau à sa place',
  notMovedBack: '« {{name}} » n’a pas pu être remis à sa place : {{reason}}',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer « {{name}} » ?',
  deleted: '« {{name}} » a été supprimé',
  hasChildren: 'Supprimez ou déplacez d’abord les éléments au-dessous.',
  cancel: 'Annuler',
  close: 'Fermer',
  history: 'Historique des modifications',
  createdAt: 'Création',
  search: 'Rechercher par nom',
  found_one: '{{count}} résultat',
  found_many: '{{count}} résultats',
  found_other: '{{count}} résultats',
  clear: 'Effacer la recherche',
  loading: 'Chargement',
};

export default frFR;
