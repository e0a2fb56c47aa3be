import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  retry: 'Réessayer',
  failedTitle: 'Chargement impossible',
  failedHint: 'Rien n’a été modifié.',
  placesFailed: 'Chargement impossible. Ouvrez de nouveau',
  form: { saved: 'Enregistré' },
  order: {
    changed: 'Quelqu’un vient de modifier « {{name}} »',
    gone: 'Quelqu’un a supprimé « {{name}} »',
    misplaced: '« {{name}} » n’a pas pu être déplacé : {{reason}}',
    notDone: 'Rien n’a été fait. La page est à jour : vérifiez-la, puis réessayez.',
    closeNotice: 'Fermer ce message',
    rowGone: 'quelqu’un l’a supprimé ou modifié à nouveau',
  },
};

export default frFR;
