const enUS = {
  close: 'Close',
  template: 'Download the template',
  choose: 'Choose an Excel file',
  chooseOther: 'Choose another file',
  sending: 'Uploading',
  checked: '“{{file}}” has {{total}} rows: {{good}} can be imported, {{bad}} have a fault',
  only: 'Only {{count}} of them are shown.',
  importAll: 'Import {{count}} rows',
  importGood: 'Import the {{count}} rows without a fault',
  progress: '{{done}} of {{total}} rows done',
  goesOn: 'You can close this window: the import goes on.',
  stop: 'Stop the import',
  done: 'Imported: {{imported}}, failed: {{failed}}',
  cancelled: 'Stopped. Imported: {{imported}}, failed: {{failed}}, the rest was left',
  failed:
    'The import broke off. Imported: {{imported}}, failed: {{failed}}; check and try the rest again',
  nothing: 'No row was imported: those below have a fault',
  importRest: 'Import the rows without a fault',
  row: 'Row',
  column: 'Column',
  message: 'What is wrong',
  problems: 'Rows with a fault',
  rows: 'Rows of the file',
  result: 'Download the rows with a fault',
  again: 'Import another file',
};

export default enUS;
