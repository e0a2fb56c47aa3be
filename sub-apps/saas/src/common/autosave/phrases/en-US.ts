const enUS = {
  all: 'Everything is saved',
  saved: 'Saved {{time}}',
  saving: 'Saving…',
  offline:
    'Not saved: no connection. It is tried again by itself; your work is kept on this device',
  refused: 'Not saved: {{reason}}',
  unkept: 'Not saved, to be put right:',
  conflict: 'Not saved: somebody else has changed it; choose a version',
  retry: 'Try now',
  saveFirst: 'Some of it is not saved yet; settle that first',
};

export default enUS;
