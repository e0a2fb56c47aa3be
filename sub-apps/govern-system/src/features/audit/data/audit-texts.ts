import { formatDate } from '@edu/shared-utility';
import { type AuditTexts, createAuditTexts } from '@edu/shared-utility/admin';
import { zhCN } from '../phrases/zh-CN';

/** Whether the page has a phrase for this key, since the server may be newer. */
function hasPhrase(key: string): boolean {
  let node: unknown = zhCN;
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return false;
    node = (node as Record<string, unknown>)[part];
  }
  return typeof node === 'string';
}

/** The texts of the audit trail in the person's language. */
export const auditTexts = (t: (key: never) => string): AuditTexts =>
  createAuditTexts({
    phrase: (key) => (hasPhrase(key) ? t(key as never) : undefined),
    formatTime: (iso) => formatDate(iso, 'datetime'),
  });
