const enUS = {
  title: 'Columns and views',
  columns: 'Columns',
  views: 'My views',
  reset: 'Default columns',
  done: 'Done',
  width: 'Width of {{column}}',
  rest: 'auto',
  up: 'Move {{column}} up',
  down: 'Move {{column}} down',
  viewName: 'Name of the view',
  saveView: 'Save these conditions',
  remove: 'Delete the view {{view}}',
  taken: 'You have a view of this name',
  full_one: 'You can keep {{count}} view',
  full_other: 'You can keep {{count}} views',
};

export default enUS;
