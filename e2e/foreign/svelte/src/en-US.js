export default {
  title: 'Flower beds',
  students_one: '{{count}} student',
  students_other: '{{count}} students',
  open: 'Open the bed',
  plant: 'Plants',
  dialog: 'About the beds',
  back: 'Back to the beds',
};
