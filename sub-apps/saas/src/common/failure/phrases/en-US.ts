const enUS = {
  failed: 'It did not load',
  retry: 'Retry',
};

export default enUS;
