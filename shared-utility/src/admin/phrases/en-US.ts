const enUS = {
  retry: 'Try again',
  cancel: 'Cancel',
  forbidden: 'You may not see this page. If you need to, ask an administrator.',
  loading: 'Loading: {{title}}',
  failedTitle: 'Could not be loaded: {{title}}',
  failedHint: 'Nothing has changed.',
  empty: 'Nothing here yet',
  noMatch: 'Nothing matches these conditions',
  clearFilter: 'Clear the conditions',
  reset: 'Reset',
  views: 'Views: {{title}}',
  all: 'All',
  total: '{{count}} in total',
  actions: 'Actions',
  more: 'More',
  rowAction: '{{action}} {{name}}',
  changed: 'Somebody has just changed {{name}}',
  gone: 'Somebody has deleted {{name}}',
  notDone: 'Nothing was done. The list is up to date now: please check it, then try again.',
  closeNotice: 'Close this message',
};

export default enUS;
