import type { ExamSummary } from '@edu/shared-utility';
import { Tag } from 'antd';
import { phrases } from '../phrases';

const colours = {
  draft: 'default',
  archived: 'default',
  published: 'success',
  planned: 'processing',
  running: 'success',
  over: 'warning',
} as const;

/** The state of an exam; for a published one its phase. */
export function StateTag({ exam }: { readonly exam: Pick<ExamSummary, 'status' | 'phase'> }) {
  const { t } = phrases.use();
  const state = exam.status === 'published' ? (exam.phase ?? exam.status) : exam.status;
  return (
    <Tag variant="filled" color={colours[state]}>
      {t(`state.${state}`)}
    </Tag>
  );
}
