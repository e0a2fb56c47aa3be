import { useDelayed } from '@edu/shared-utility';
import { Empty, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { phrases } from './phrases';

/** A skeleton of the tree, after the time in which most responses arrive. */
export function TreeSkeleton() {
  const { t } = phrases.use();
  const slow = useDelayed(true);
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} style={{ minHeight: 240 }}>
      {slow && (
        <div aria-hidden>
          <Skeleton active title={{ width: 240 }} paragraph={{ rows: 6 }} />
        </div>
      )}
    </div>
  );
}

interface EmptyProps {
  readonly text: string;
  readonly action: ReactNode;
}

/** Shown for an empty tree: what the page is for, and the button to begin. */
export const TreeEmpty = ({ text, action }: EmptyProps) => (
  <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text}>
    {action}
  </Empty>
);
