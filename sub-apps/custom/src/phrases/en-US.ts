const enUS = { toCheck: 'Check a certificate' };

export default enUS;
