const frFR = {
  title: 'Un brouillon du {{moment}} n’a pas été enregistré',
  take: 'Restaurer',
  drop: 'Abandonner',
};

export default frFR;
