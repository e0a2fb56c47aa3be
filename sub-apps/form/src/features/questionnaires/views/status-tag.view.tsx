import type { QuestionnaireSummary } from '@edu/shared-utility';
import { Tag } from 'antd';
import { phrases } from '../phrases';

const colours = {
  draft: 'default',
  coming: 'processing',
  published: 'success',
  over: 'warning',
  closed: 'warning',
} as const;

type Standing = Pick<QuestionnaireSummary, 'status' | 'opensAt' | 'closesAt'>;

/** The state as respondents see it: a published one may not have begun yet, or may be over. */
function standingOf({ status, opensAt, closesAt }: Standing, now: number): keyof typeof colours {
  if (status !== 'published') return status;
  if (closesAt !== null && Date.parse(closesAt) <= now) return 'over';
  return opensAt !== null && Date.parse(opensAt) > now ? 'coming' : 'published';
}

export function StatusTag({ row }: { readonly row: Standing }) {
  const standing = standingOf(row, Date.now());
  return <Tag color={colours[standing]}>{phrases.t(`status.${standing}`)}</Tag>;
}
