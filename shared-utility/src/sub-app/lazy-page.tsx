import DisconnectOutlined from '@ant-design/icons/es/icons/DisconnectOutlined';
import { Button, theme } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { sharedPhrases } from '../i18n/shared-phrases';
import { type LazyModule, LazyView, lazyPart, Notice, useDelayed } from '../react';
import { noticeInSight } from './in-sight';

const lines = ['38%', '100%', '100%', '100%', '100%', '61%'];

/** Announced to screen readers at once, but visible only after the time in which most pages have loaded. */
function PageWaiting() {
  const slow = useDelayed(true);
  const { token } = theme.useToken();
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={sharedPhrases.t('page.loading')}
      style={{ padding: token.paddingLG }}
    >
      {slow &&
        lines.map((width, line) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            key={line}
            style={{
              width,
              height: 16,
              marginBlockEnd: 16,
              borderRadius: token.borderRadiusSM,
              background: token.colorFillSecondary,
            }}
          />
        ))}
    </div>
  );
}

interface FailedProps {
  readonly title: string;
  readonly hint: ReactNode;
  readonly onRetry: () => void;
}

/** Shown in place of what could not be loaded: what happened, what is safe, and a retry. */
export const FailedNotice = ({ title, hint, onRetry }: FailedProps) => (
  <Notice
    style={noticeInSight}
    role="alert"
    icon={<DisconnectOutlined />}
    title={title}
    hint={hint}
    action={
      <Button type="primary" onClick={onRetry}>
        {sharedPhrases.t('crashed.retry')}
      </Button>
    }
  />
);

/** `failed` of a `LazyView`. */
export const partFailed = (retry: () => void): ReactNode => (
  <FailedNotice
    title={sharedPhrases.t('page.partFailed')}
    hint={sharedPhrases.t('page.partFailedHint')}
    onRetry={retry}
  />
);

/** Throws during render, so that the shell's card shows the cause; its retry loads the chunk from a new address. */
function ThrowError({ error }: { error: unknown }): never {
  throw error;
}

/** A page whose chunk can be prefetched. */
export type LazyPage = ComponentType & { readonly fetch: () => Promise<void> };

/**
 * A page in a chunk of its own. React's `lazy` would keep the former page on screen without any sign of loading.
 *
 * @param app the app's name, as in its `data-app`
 */
export function lazyPage(app: string, load: () => Promise<LazyModule<object>>): LazyPage {
  const part = lazyPart(app, load);
  const draw = () => (
    <LazyView
      part={part}
      partProps={{}}
      loading={<PageWaiting />}
      failed={(_, error) => <ThrowError error={error} />}
    />
  );
  return Object.assign(draw, { fetch: part.fetch });
}
