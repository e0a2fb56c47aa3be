const enUS = {
  all: 'Export',
  allHint: 'The {{count}} rows that meet the conditions, with the columns that are shown',
  chosen: 'Export the {{count}} selected',
  done: 'Exported',
  title: 'Export to a file',
  hint: 'Otherwise their middle is hidden. Each export is recorded.',
};

export default enUS;
