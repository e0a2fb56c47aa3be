import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  title: 'Classement',
  hint: 'Articles et mémoires sont rangés par catégorie ; les lecteurs en voient le nom au-dessus du texte.',
  add: 'Ajouter une catégorie',
  addBelow: 'Ajouter en dessous',
  edit: 'Modifier la catégorie',
  name: 'Nom',
  nameMissing: 'Indiquez un nom',
  parent: 'Sous',
  top: '(premier niveau)',
  added: 'Ajoutée',
  saved: 'Enregistrée',
  up: 'Monter',
  down: 'Descendre',
  delete: 'Supprimer',
  preview: 'Aperçu',
  more: 'Actions sur « {{name}} »',
  uses_one: '{{count}} texte',
  uses_other: '{{count}} textes',
  keeps_one: 'Contient {{count}} texte : elle reste',
  keeps_other: 'Contient {{count}} textes : elle reste',
  keepsBelow: 'A des sous-catégories : elle reste',
  deleteTitle: 'Supprimer la catégorie « {{name}} » ?',
  deleteHint: 'Elle ne pourra pas être rétablie.',
  deleted: 'Supprimée',
  cancel: 'Annuler',
  empty: 'Aucune catégorie pour le moment. Ajoutez-en une, puis rangez-y des articles.',
  failed: 'Les catégories ne se sont pas chargées',
  parentsFailed: 'Les catégories ne se sont pas chargées ; ouvrez la liste pour réessayer',
  loading: 'Chargement',
};

export default frFR;
