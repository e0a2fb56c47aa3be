import type { AuditRecord } from '@edu/shared-utility';

/** Who did it, in words. */
export const whoOf = (
  { accountId, who }: Pick<AuditRecord, 'accountId' | 'who'>,
  t: (key: 'nobody' | 'unknown') => string,
): string => (accountId === null ? t('nobody') : (who ?? t('unknown')));
