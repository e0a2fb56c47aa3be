const enUS = {
  failed: 'It did not load',
  loading: 'Loading',
  close: 'Done',
  paperOf: 'Paper of “{{name}}” ({{score}} / {{total}} points)',
  given: 'Answered:',
  noAnswer: '(no answer)',
  unmarked: 'to be marked',
  scoreOf: '{{score}} / {{max}} points',
  commentOf: 'Comment: {{text}}',
};

export default enUS;
