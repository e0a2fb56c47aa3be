const enUS = {
  title: 'There is a draft of {{moment}} that was not saved',
  take: 'Restore',
  drop: 'Discard',
};

export default enUS;
