const frFR = {
  asTable: 'Tableau',
  asChart: 'Graphique',
  tableOf: '{{title}} (tableau)',
  showTable: 'Afficher en tableau : {{title}}',
  showChart: 'Afficher en graphique : {{title}}',
  moreRows_one: 'Afficher {{count}} ligne de plus',
  moreRows_many: 'Afficher {{count}} lignes de plus',
  moreRows_other: 'Afficher {{count}} lignes de plus',
  drawFailed: 'Le graphique n’a pas pu être chargé ; voici son tableau',
};

export default frFR;
