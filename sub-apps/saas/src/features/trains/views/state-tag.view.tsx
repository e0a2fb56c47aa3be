import type { TrainSummary } from '@edu/shared-utility';
import { Tag } from 'antd';
import { phrases } from '../phrases';

const colours = {
  draft: 'default',
  unpublished: 'default',
  published: 'success',
  planned: 'processing',
  running: 'success',
  over: 'warning',
} as const;

/** The state of a training; for a published one its phase. */
export function StateTag({ train }: { readonly train: Pick<TrainSummary, 'status' | 'phase'> }) {
  const { t } = phrases.use();
  const state = train.status === 'published' ? (train.phase ?? train.status) : train.status;
  return (
    <Tag variant="filled" color={colours[state]}>
      {t(`state.${state}`)}
    </Tag>
  );
}
