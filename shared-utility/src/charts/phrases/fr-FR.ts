const frFR = {
  asTable: 'Tableau',
  asChart: 'Graphique',
  tableOf: '{{title}} (tableau)',
  showTable: 'Afficher en tableau : {{title}}',
  showChart: 'Afficher en graphique : {{title}}',
  drawFailed: 'Le graphique n’a pas pu être chargé ; voici son tableau',
};

export default frFR;
