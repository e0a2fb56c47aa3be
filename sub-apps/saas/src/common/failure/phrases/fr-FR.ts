const frFR = {
  failed: 'Le chargement a échoué',
  retry: 'Réessayer',
};

export default frFR;
