import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  retry: 'Réessayer',
  failed: 'Le chargement a échoué',
  loading: 'Chargement',
  save: 'Enregistrer',
  discard: 'Annuler les modifications',
  changed_one: '{{count}} modification non enregistrée',
  changed_other: '{{count}} modifications non enregistrées',
  wrong_one: '{{count}} champ à corriger',
  wrong_other: '{{count}} champs à corriger',
  conflict: {
    title: 'Quelqu’un d’autre a modifié ce contenu entre-temps',
    line: '{{field}} : « {{before}} » à l’ouverture, « {{now}} » maintenant, vous avez saisi « {{mine}} »',
    other: '{{field}} : « {{before}} » à l’ouverture, « {{now}} » maintenant',
    keepMine: 'Garder mes modifications',
    takeTheirs: 'Prendre le contenu actuel',
  },
};

export default frFR;
