import { runtimeConfig, useContextValue } from '@edu/shared-utility';
import { Button } from 'antd';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { next, start } from '../data/embedded.flow';
import { embeddedAddress, sandboxOf } from '../data/embedded-address';
import { watchFrame } from '../data/watch-frame';
import { phrases } from '../phrases';
import { EmbeddedNotice } from './embedded-notice.view';
import { useFrameToken } from './frame-session.hook';

interface EmbeddedProps {
  /** Path and query of the page, starting with /bi-admin. */
  readonly address: string;
}

/** A page of the data-admin site inside ours. */
export function EmbeddedPage({ address }: EmbeddedProps) {
  const { t } = phrases.use();
  const token = useContextValue('token');
  const site = runtimeConfig().dataAdminUrl;
  const { session, again: retry } = useFrameToken();
  const handover = session.status === 'open' ? session.handover : null;
  // Without a session there is no credential, but the address can still be validated.
  const url = useMemo(
    () => (site ? embeddedAddress(site, address, handover ?? { name: 'token', value: '' }) : null),
    [site, address, handover],
  );
  const [attempt, setAttempt] = useState(0);
  // A code is valid for one attempt.
  const tryAgain = handover?.name === 'code' ? retry : () => setAttempt((count) => count + 1);
  if (!url || token === null) {
    return <EmbeddedNotice title={t('missing')} detail={t('missingHint')} />;
  }
  if (session.status === 'failed') {
    return <EmbeddedNotice title={t('notOpened')} detail={t('timedOutHint')} onRetry={retry} />;
  }
  if (handover === null) {
    return (
      <div className="esf-embedded" data-fits-phone aria-busy="true">
        <h1>{t('title')}</h1>
        <div className="esf-embedded-wait" role="status">
          {t('loading')}
        </div>
      </div>
    );
  }
  return <Attempt key={`${attempt} ${url.href}`} url={url} onAgain={tryAgain} />;
}

/** One iframe for each attempt, so that retries add no history entries. */
function Attempt({ url, onAgain }: { url: URL; onAgain: () => void }) {
  const { t, language } = phrases.use();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, dispatch] = useReducer(next, start);
  useEffect(
    () => (frame.current ? watchFrame(frame.current, url.origin, dispatch) : undefined),
    [url.origin],
  );
  const isShown = state.status === 'shown' && !state.silent;
  useEffect(() => {
    if (isShown)
      frame.current?.contentWindow?.postMessage({ type: 'shell:language', language }, url.origin);
  }, [isShown, language, url.origin]);

  if (state.status === 'timedOut' || state.status === 'refused') {
    return (
      <EmbeddedNotice
        title={t(`${state.status}`)}
        detail={t(`${state.status}Hint`)}
        onRetry={onAgain}
      />
    );
  }
  return (
    <div className="esf-embedded" data-fits-phone aria-busy={state.status === 'loading'}>
      <h1>{t('title')}</h1>
      {state.status === 'loading' && (
        <div className="esf-embedded-wait" role="status">
          {t('loading')}
        </div>
      )}
      {state.status === 'shown' && state.silent && (
        <div className="esf-embedded-hint" role="status">
          <span>{t('silent')}</span>
          <Button size="small" onClick={onAgain}>
            {t('again')}
          </Button>
        </div>
      )}
      <iframe
        ref={frame}
        src={url.href}
        title={t('title')}
        referrerPolicy="no-referrer"
        sandbox={sandboxOf(url)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the window, the keyboard scrolls by it
        tabIndex={0}
      />
    </div>
  );
}
