interface Translate {
  (key: 'empty' | 'emptyReadOnly' | 'noMatch' | 'forbidden' | 'failed' | 'loading'): string;
  (key: 'total', values: { count: number }): string;
}

/** The texts of a list page whose phrases have all of them. */
export const listWords = (t: Translate) => ({
  empty: t('empty'),
  emptyReadOnly: t('emptyReadOnly'),
  noMatch: t('noMatch'),
  forbidden: t('forbidden'),
  failed: t('failed'),
  loading: t('loading'),
  total: (count: number) => t('total', { count }),
});
