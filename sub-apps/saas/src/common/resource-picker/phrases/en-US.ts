const enUS = {
  title: 'Choose a resource',
  titleMany: 'Choose resources',
  pick: 'Choose',
  pickMany_one: 'Choose {{count}}',
  pickMany_other: 'Choose {{count}}',
  cancel: 'Cancel',
  search: 'Search titles',
  category: 'Category',
  allCategories: 'All categories',
  categoriesFailed: 'The categories did not load',
  choices: 'Resources to choose from',
  taken: 'Already in the course',
  loading: 'Loading resources',
  failed: 'The resources did not load',
  empty:
    'There is nothing to use yet. Upload a file first, or apply for another organisation’s resources.',
  noMatch: 'No resource matches',
  clear: 'Clear filters',
  upload: 'Upload a new file',
};

export default enUS;
