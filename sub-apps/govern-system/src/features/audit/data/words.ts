import { formatDate } from '@edu/shared-utility';
import { type TrailWords, trailWords } from '@edu/shared-utility/admin';
import { zhCN } from '../phrases/zh-CN';

/** Whether the page has a phrase for this key, since the server may be newer. */
function isWord(key: string): boolean {
  let at: unknown = zhCN;
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return false;
    at = (at as Record<string, unknown>)[part];
  }
  return typeof at === 'string';
}

/** The texts of the audit trail in the person's language. */
export const wordsBy = (t: (key: never) => string): TrailWords =>
  trailWords({
    word: (key) => (isWord(key) ? t(key as never) : undefined),
    moment: (iso) => formatDate(iso, 'datetime'),
  });
