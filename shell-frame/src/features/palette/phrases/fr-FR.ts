import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  placeholder: 'Page, action ou nom ; pinyin ou initiales',
  favourites: 'Favoris',
  recents: 'Ouverts récemment',
  all: 'Toutes les entrées',
  actions: 'Actions',
  found: 'Résultats',
  none: 'Aucun résultat ; essayez un autre mot',
  count_one: '{{count}} entrée',
  count_many: '{{count}} entrées',
  count_other: '{{count}} entrées',
  hint: '↑↓ choisir · Entrée ouvrir · Maj+Entrée favori · Échap fermer',
  waiting: 'Recherche en cours : {{what}}…',
  failed: 'Recherche impossible pour l’instant : {{what}}',
  late: 'Sans réponse à temps, laissé de côté : {{what}}',
  branch: 'Passer à {{name}}',
  branchTrail: 'Site',
  languageTrail: 'Langue',
  appearance: 'Thème : {{name}}',
  accountTrail: 'Compte',
  keysTitle: 'Raccourcis clavier',
  caps: { Enter: 'Entrée', Shift: 'Maj', Esc: 'Échap' },
  keys: {
    search: 'Rechercher des pages, des actions et des personnes',
    keys: 'Afficher cette liste',
    undo: 'Annuler ce qui vient d’être fait, tant que le message est affiché',
    menu: 'Se déplacer dans les menus et les listes',
    choose: 'Ouvrir ou choisir',
    favourite: 'Garder la page choisie en favori, dans la recherche',
    close: 'Fermer une boîte de dialogue ou un menu',
    skip: 'Première touche sur une page : passer le menu',
  },
  close: 'Fermer',
};

export default frFR;
