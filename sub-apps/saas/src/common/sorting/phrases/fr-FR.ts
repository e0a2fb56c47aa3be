const frFR = {
  role: 'déplaçable',
  handle: 'Déplacer « {{title}} »',
  how: 'Espace pour saisir, les flèches pour déplacer, Espace pour poser, Échap pour annuler.',
  start: '« {{title}} » saisi',
  over: '« {{title}} » va à la {{place}}',
  end: '« {{title}} » est à la {{place}}',
  cancel: 'Annulé ; « {{title}} » a repris sa place',
  place: 'place {{at}} sur {{of}}',
};

export default frFR;
