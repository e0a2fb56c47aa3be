const enUS = {
  label: 'Term',
  ever: 'No end',
  days: '{{days}} days',
  until: 'Until a date',
  lastDay: 'Last day',
  over: 'Choose today or a later day',
};

export default enUS;
