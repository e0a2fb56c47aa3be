import { FailedNotice, type Resource, useDelayed } from '@edu/shared-utility';
import { Button, Empty, Pagination, Skeleton, theme } from 'antd';
import { phrases } from './phrases';
import { ResourceChoice } from './resource-choice.view';
import type { useUsableResources } from './usable-resources.hook';

interface Props {
  readonly usable: ReturnType<typeof useUsableResources>;
  readonly chosen: ReadonlyMap<string, Resource>;
  /** Ids of resources that are already in the course. */
  readonly usedIds: readonly string[];
  readonly onPress: (resource: Resource) => void;
}

/** A page of selectable resources, in every load state. */
export function Choices({ usable, chosen, usedIds: taken, onPress }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { load } = usable;
  const slow = useDelayed(load.status === 'loading');
  if (load.status === 'failed') {
    return <FailedNotice title={t('failed')} hint={load.message} onRetry={usable.retry} />;
  }
  const page = load.data;
  if (!page) {
    return (
      <div role="status" aria-label={t('loading')} style={{ minHeight: 240 }}>
        {slow && <Skeleton active />}
      </div>
    );
  }
  if (page.list.length === 0) {
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={t(usable.isFiltered ? 'noMatch' : 'empty')}
      >
        {usable.isFiltered && <Button onClick={usable.clear}>{t('clear')}</Button>}
      </Empty>
    );
  }
  return (
    <>
      <section
        aria-label={t('choices')}
        aria-busy={load.status === 'loading'}
        style={{
          display: 'grid',
          // Six columns in the dialog: two full rows a page.
          gridTemplateColumns: 'repeat(auto-fill, minmax(124px, 1fr))',
          gap: token.marginSM,
          opacity: slow ? 0.5 : 1,
        }}
      >
        {page.list.map((resource) => (
          <ResourceChoice
            key={resource.id}
            resource={resource}
            isChosen={chosen.has(resource.id)}
            closed={taken.includes(resource.id) ? t('taken') : null}
            onPress={() => onPress(resource)}
          />
        ))}
      </section>
      {page.total > usable.pageSize && (
        <Pagination
          align="center"
          showLessItems
          showSizeChanger={false}
          current={usable.pageNum}
          pageSize={usable.pageSize}
          total={page.total}
          onChange={usable.goTo}
          style={{ marginBlockStart: token.margin }}
        />
      )}
    </>
  );
}
