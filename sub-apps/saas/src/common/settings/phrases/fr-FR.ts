const frFR = {
  saved: 'Enregistré',
  save: 'Enregistrer',
  unsaved_one: '{{count}} changement non enregistré',
  unsaved_many: '{{count}} changements non enregistrés',
  unsaved_other: '{{count}} changements non enregistrés',
  allSaved: 'Tout est enregistré',
  conflict: {
    title: 'Quelqu’un d’autre a modifié ces réglages',
    fields: 'Modifiés des deux côtés : {{names}}',
    keepMine: 'Garder les miens',
    takeTheirs: 'Prendre les siens',
    mine: 'Le mien : {{text}}',
    theirs: 'Le sien : {{text}}',
    empty: '(vide)',
  },
  check: {
    title: 'Avant la publication',
    blocked_one: '{{count}} élément manque',
    blocked_many: '{{count}} éléments manquent',
    blocked_other: '{{count}} éléments manquent',
    ready: 'Prêt à publier',
    complete: 'Rien ne manque',
  },
};

export default frFR;
