import DisconnectOutlined from '@ant-design/icons/es/icons/DisconnectOutlined';
import { Button, theme } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { sharedPhrases } from '../i18n/shared-phrases';
import { type LazyModule, LazyView, lazyPart, Notice, useDelayed } from '../react';
import { noticeInSight } from './in-sight';

const lines = ['38%', '100%', '100%', '100%', '100%', '61%'];

/** Busy at once for who cannot see it, in sight after the time in which most pages have come. */
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

/** In the place of what did not arrive: what happened, what is safe, and another try. */
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

/** For `LazyView`, in the place of what did not arrive. */
export const partFailed = (retry: () => void): ReactNode => (
  <FailedNotice
    title={sharedPhrases.t('page.partFailed')}
    hint={sharedPhrases.t('page.partFailedHint')}
    onRetry={retry}
  />
);

/** The shell's card says why an app's file did not come, and its Retry asks under another address. */
function Lost({ error }: { error: unknown }): never {
  throw error;
}

/** A page that can be fetched before somebody goes to it. */
export type LazyPage = ComponentType & { readonly fetch: () => Promise<void> };

/**
 * A page in a chunk of its own. React's `lazy` would keep the former page on the screen without a sign for as long as
 * that takes.
 *
 * @param app the app's name, as in its `data-app`
 */
export function lazyPage(app: string, load: () => Promise<LazyModule<object>>): LazyPage {
  const part = lazyPart(app, load);
  const draw = () => (
    <LazyView
      part={part}
      given={{}}
      loading={<PageWaiting />}
      failed={(_, error) => <Lost error={error} />}
    />
  );
  return Object.assign(draw, { fetch: part.fetch });
}
