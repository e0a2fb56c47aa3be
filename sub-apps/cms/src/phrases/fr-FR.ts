import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  category: 'Catégorie',
  noCategory: 'Sans catégorie',
  categoriesFailed: 'Les catégories ne se sont pas chargées ; ouvrez la liste pour réessayer',
  forbidden: 'Vous n’avez pas accès au contenu. Adressez-vous à un administrateur.',
  is: {
    draft: 'Brouillon',
    review: 'En relecture',
    returned: 'Renvoyé',
    scheduled: 'Programmé',
    published: 'Publié',
    unpublished: 'Dépublié',
  },
};

export default frFR;
