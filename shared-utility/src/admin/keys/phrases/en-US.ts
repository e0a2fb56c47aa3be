const enUS = {
  title: 'Lists',
  search: 'Search the list',
  move: 'Next row, previous row',
  select: 'Select the row',
  open: 'Open the row',
  edit: 'Edit the row',
  close: 'Close the details',
  save: 'Save a form',
};

export default enUS;
