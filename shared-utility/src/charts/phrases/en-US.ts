const enUS = {
  asTable: 'Table',
  asChart: 'Chart',
  tableOf: '{{title}} (table)',
  showTable: 'Show as a table: {{title}}',
  showChart: 'Show as a chart: {{title}}',
  drawFailed: 'The chart could not be loaded; this is its table',
};

export default enUS;
