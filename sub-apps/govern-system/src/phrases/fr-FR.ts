import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  retry: 'Réessayer',
  failedTitle: 'Chargement impossible',
  failedHint: 'Rien n’a été modifié.',
  form: {
    save: 'Enregistrer',
    saveErrors_one: '{{count}} champ à corriger',
    saveErrors_other: '{{count}} champs à corriger',
    cancel: 'Annuler',
    saved: 'Enregistré',
    refused: 'Enregistrement impossible',
    conflictTitle: 'Quelqu’un vient de modifier cet élément',
    conflictField: '{{field}} : {{before}} → {{now}}',
    keepMine: 'Garder mes modifications',
    takeTheirs: 'Prendre les leurs',
    gone: 'Quelqu’un a supprimé cet élément : vos modifications ne peuvent pas être enregistrées. Votre saisie est toujours ci-dessous, vous pouvez la copier.',
    discardTitle: 'Abandonner les modifications ?',
    discardHint: 'Ce que vous avez saisi sera perdu.',
    discard: 'Abandonner',
    keepEditing: 'Continuer',
    none: 'Aucun',
  },
  order: {
    changed: 'Quelqu’un vient de modifier « {{name}} »',
    gone: 'Quelqu’un a supprimé « {{name}} »',
    notDone: 'Rien n’a été fait. La page est à jour : vérifiez-la, puis réessayez.',
    closeNotice: 'Fermer ce message',
    rowGone: 'quelqu’un l’a supprimé ou modifié à nouveau',
  },
};

export default frFR;
