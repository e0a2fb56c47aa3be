import type { PaperStatus } from '@edu/shared-utility';
import { Tag } from 'antd';
import { phrases } from '../phrases';

const colours = { 0: 'default', 1: 'success', 2: 'warning' } as const;

export function StatusTag({ status }: { readonly status: PaperStatus }) {
  const { t } = phrases.use();
  return (
    <Tag variant="filled" color={colours[status]}>
      {t(`state.${status}`)}
    </Tag>
  );
}
