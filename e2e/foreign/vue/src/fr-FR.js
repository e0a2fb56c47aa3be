export default {
  title: 'Massifs',
  students_one: '{{count}} apprenant',
  students_other: '{{count}} apprenants',
  open: 'Ouvrir le massif',
  plant: 'Plantes',
  dialog: 'À propos des massifs',
  back: 'Retour aux massifs',
};
