import { FailedNotice, type Loaded } from '@edu/shared-utility';
import { Empty, Skeleton, theme } from 'antd';
import type { ReactNode } from 'react';
import { phrases } from '../phrases';

interface Props<T> {
  readonly title: string;
  readonly load: Loaded<T>;
  readonly onRetry: () => unknown;
  /** Renders the data; returns null if there is nothing to draw. */
  readonly children: (data: T) => ReactNode;
  readonly emptyText?: string | undefined;
}

/** A panel in its loading, failed, empty and ready states, with a minimum height, so that nothing shifts. */
export function Part<T>({ title, load, onRetry, children, emptyText }: Props<T>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const content = load.status === 'failed' || load.data === undefined ? null : children(load.data);
  const heading = <h2 style={{ margin: 0, fontSize: token.fontSize, fontWeight: 600 }}>{title}</h2>;
  return (
    <section
      aria-label={title}
      style={{
        ...{ flex: '1 1 min(100%, 400px)', boxSizing: 'border-box' },
        ...{ minWidth: 0, minHeight: 304, padding: token.padding, position: 'relative' },
        ...{ borderRadius: token.borderRadiusLG, background: token.colorBgContainer },
      }}
    >
      {load.status === 'failed' ? (
        <>
          {heading}
          <FailedNotice title={t('failed')} hint={load.message} onRetry={() => void onRetry()} />
        </>
      ) : load.data === undefined ? (
        <>
          {heading}
          <div role="status" aria-label={t('loading')}>
            <Skeleton active title={false} paragraph={{ rows: 6 }} />
          </div>
        </>
      ) : (
        (content ?? (
          <>
            {heading}
            <Empty
              image={Empty.PRESENTED_IMAGE_SIMPLE}
              description={emptyText ?? t('empty')}
              style={{ marginBlock: token.marginXL }}
            />
          </>
        ))
      )}
    </section>
  );
}
