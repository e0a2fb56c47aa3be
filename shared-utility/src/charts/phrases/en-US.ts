const enUS = {
  asTable: 'Table',
  asChart: 'Chart',
  tableOf: '{{title}} (table)',
  showTable: 'Show as a table: {{title}}',
  showChart: 'Show as a chart: {{title}}',
  moreRows_one: 'Show {{count}} more row',
  moreRows_other: 'Show {{count}} more rows',
  drawFailed: 'The chart could not be loaded; this is its table',
};

export default enUS;
