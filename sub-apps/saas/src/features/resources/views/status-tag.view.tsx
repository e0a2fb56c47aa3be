import { type Resource, useNarrow } from '@edu/shared-utility';
import { Tag } from 'antd';
import { resourceWords } from '../../../common/resources/phrases';

const colours = {
  uploading: 'processing',
  converting: 'processing',
  ready: 'success',
  failed: 'error',
} as const;

/** Its state; the reason why it is not usable is a tooltip, on a phone a line below. */
export function StatusTag({ status, refusal }: Pick<Resource, 'status' | 'refusal'>) {
  const isNarrow = useNarrow();
  return (
    <>
      <Tag variant="filled" color={colours[status]} title={refusal ?? undefined}>
        {resourceWords.t(`status.${status}`)}
      </Tag>
      {isNarrow && refusal}
    </>
  );
}
