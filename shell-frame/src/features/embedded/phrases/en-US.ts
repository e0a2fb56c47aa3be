export default {
  title: 'Data administration',
  loading: 'Loading data administration',
  notOpened: 'Data administration cannot be opened now',
  missing: 'No data-admin site is configured',
  missingHint: 'Ask your administrator to set its address',
  timedOut: 'The data-admin site does not answer',
  timedOutHint: 'Your session and data are safe. Check the connection and try again.',
  refused: 'The data-admin site refused access',
  refusedHint:
    'You may lack the permission, or the site may not be shown here. Ask your administrator.',
  silent: 'If nothing shows below, load it again',
  again: 'Load again',
};
