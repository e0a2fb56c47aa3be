const frFR = {
  failed: 'Échec du chargement',
  loading: 'Chargement',
  close: 'Terminé',
  paperOf: 'Copie de « {{name}} » ({{score}} / {{total}} points)',
  given: 'Réponse :',
  noAnswer: '(sans réponse)',
  unmarked: 'à corriger',
  scoreOf: '{{score}} / {{max}} points',
  commentOf: 'Commentaire : {{text}}',
};

export default frFR;
