const frFR = {
  title: 'Listes',
  search: 'Rechercher dans la liste',
  move: 'Ligne suivante, ligne précédente',
  select: 'Sélectionner la ligne',
  open: 'Ouvrir la ligne',
  edit: 'Modifier la ligne',
  close: 'Fermer les détails',
  save: 'Enregistrer un formulaire',
};

export default frFR;
