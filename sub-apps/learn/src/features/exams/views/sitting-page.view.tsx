import { StyleSheet, toFailure, useDelayed, useLoad } from '@edu/shared-utility';
import { Button, Skeleton, theme } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isMissingForLearner } from '../../../common/is-missing';
import { type ReadSitting, readSitting } from '../data/opened-sitting';
import { ownerNow } from '../data/owner';
import { callsOf } from '../data/sitting-calls';
import {
  SittingContext,
  useSittingController,
  useSittingProgress,
} from '../data/sitting-controller.hook';
import { initialState } from '../data/sitting-progress';
import { useSoleTab } from '../data/sole-tab.hook';
import { storedSitting } from '../data/stored-answers';
import { phrases } from '../phrases';
import { Back } from './back.view';
import { SittingNote } from './sitting-note.view';
import { SittingOver } from './sitting-over.view';
import { SittingRoom } from './sitting-room.view';
import { sittingStyles } from './sitting-styles';

export const prepare = (): Promise<void> => phrases.load();

function OpenSitting({ read }: { readonly read: ReadSitting }) {
  const controller = useSittingController(read);
  const [sitting, setSitting] = useState(read.sitting);
  const { phase, ...end } = useSittingProgress(controller);
  const { id } = sitting;
  const renew = useCallback(() => {
    callsOf(id)
      .read()
      // Only the expired addresses of files are replaced.
      .then(({ files }) => files.length > 0 && setSitting((now) => ({ ...now, files })))
      .catch((error: unknown) => void toFailure(error));
  }, [id]);
  if (phase === 'done') return <SittingOver sitting={sitting} {...end} />;
  if (phase === 'gone') return <SittingMissing />;
  return (
    <SittingContext value={controller}>
      <SittingRoom sitting={sitting} onStale={renew} />
    </SittingContext>
  );
}

const SittingMissing = () => {
  const { t } = phrases.use();
  return <SittingNote heading={t('unavailable')} title={t('sitting.gone')} action={<Back />} />;
};

function Loading() {
  const { t } = phrases.use();
  const isSlow = useDelayed(true);
  return (
    <div role="status" aria-label={t('loading')} style={{ padding: 24 }}>
      {isSlow && <Skeleton active paragraph={{ rows: 8 }} />}
    </div>
  );
}

/** Loads the sitting from the server; only rendered in the tab that sits it. */
function LoadedSitting({ id }: { readonly id: string }) {
  const { t } = phrases.use();
  const read = useCallback((signal: AbortSignal) => readSitting(id, signal), [id]);
  const [load, reload] = useLoad(read);
  const isLost = load.status === 'failed' && !isMissingForLearner(load.code);
  useEffect(() => {
    if (!isLost) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isLost, reload]);
  if (load.status === 'failed') {
    if (!isLost) return <SittingMissing />;
    const count = storedSitting(ownerNow(), id).changes.length;
    return (
      <SittingNote
        title={t('sitting.failed')}
        description={[load.message, ...(count > 0 ? [t('kept', { count })] : [])].join(' ')}
        action={<Button onClick={reload}>{t('retry')}</Button>}
      />
    );
  }
  if (load.status === 'loading') return <Loading />;
  const { sitting } = load.data;
  if (sitting.state === 'open') return <OpenSitting read={load.data} />;
  return <SittingOver sitting={sitting} {...initialState} />;
}

/** /learn/sitting?id=…: a running sitting, without the frame. */
export default function SittingPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { place, takeOver } = useSoleTab(id);
  return (
    <div className="sitting" data-fits-phone>
      <StyleSheet css={sittingStyles(token)} />
      {place === 'asking' && <Loading />}
      {place === 'mine' && <LoadedSitting key={id} id={id} />}
      {place === 'elsewhere' && (
        <SittingNote
          title={t('elsewhere.title')}
          description={t('elsewhere.hint')}
          action={
            <Button type="primary" onClick={takeOver}>
              {t('elsewhere.takeOver')}
            </Button>
          }
        />
      )}
    </div>
  );
}
