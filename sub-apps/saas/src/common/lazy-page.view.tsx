import CloudSyncOutlined from '@ant-design/icons/es/icons/CloudSyncOutlined';
import { type LazyModule, LazyView, lazyPart, Notice, useDelayed } from '@edu/shared-utility';
import { Button, Skeleton } from 'antd';
import type { ComponentType } from 'react';
import { phrases } from '../phrases';
import { noticeInSight } from './in-sight';

/** Busy at once for who cannot see it, in sight after the time in which most pages have come. */
function PageWaiting() {
  const slow = useDelayed(true);
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={phrases.t('common.pageLoading')}
      style={{ padding: 24 }}
    >
      {slow && (
        <div aria-hidden>
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      )}
    </div>
  );
}

/** For `LazyView`, in the place of what did not arrive. */
export const partFailed = (retry: () => void) => (
  <Notice
    style={noticeInSight}
    role="alert"
    icon={<CloudSyncOutlined />}
    title={phrases.t('common.partFailed')}
    hint={phrases.t('common.partFailedHint')}
    action={
      <Button type="primary" onClick={retry}>
        {phrases.t('common.retry')}
      </Button>
    }
  />
);

/** The shell's card says why an app's file did not come, and its Retry asks under another address. */
function Lost({ error }: { error: unknown }): never {
  throw error;
}

/**
 * A page in a chunk of its own. React's `lazy` would keep the former page on the screen without a sign for as long as
 * that takes.
 */
export function lazyPage(load: () => Promise<LazyModule<object>>): ComponentType {
  const part = lazyPart('saas', load);
  return () => (
    <LazyView
      part={part}
      given={{}}
      loading={<PageWaiting />}
      failed={(_, error) => <Lost error={error} />}
    />
  );
}
