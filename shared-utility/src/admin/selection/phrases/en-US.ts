const enUS = {
  bar: 'Actions for what is chosen',
  chosen_one: '{{count}} chosen',
  chosen_other: '{{count}} chosen',
  allMatching_one: 'The {{count}} matching row is chosen',
  allMatching_other: 'All {{count}} matching rows are chosen',
  chooseAll_one: 'Choose all {{count}}',
  chooseAll_other: 'Choose all {{count}}',
  clear: 'Clear',
  close: 'Close',
  running: 'At work: {{done}} of {{count}}',
  stop: 'Stop',
  refused_one: '{{count}} row was not done',
  refused_other: '{{count}} rows were not done',
  refusedHint: '{{done}} done. These have not changed:',
  retry: 'Retry the rest',
};

export default enUS;
