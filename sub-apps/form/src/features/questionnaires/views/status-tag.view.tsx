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

type Dated = Pick<QuestionnaireSummary, 'status' | 'opensAt' | 'closesAt'>;

/** The state as respondents see it: a published one may not have begun yet, or may be over. */
function shownStatus({ status, opensAt, closesAt }: Dated, now: number): keyof typeof colours {
  if (status !== 'published') return status;
  if (closesAt !== null && Date.parse(closesAt) <= now) return 'over';
  return opensAt !== null && Date.parse(opensAt) > now ? 'coming' : 'published';
}

export function StatusTag({ row }: { readonly row: Dated }) {
  const shown = shownStatus(row, Date.now());
  return <Tag color={colours[shown]}>{phrases.t(`status.${shown}`)}</Tag>;
}
