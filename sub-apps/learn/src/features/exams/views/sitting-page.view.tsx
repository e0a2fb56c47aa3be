import { StyleSheet, useDelayed, useLoad } from '@edu/shared-utility';
import { Button, Skeleton, theme } from 'antd';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { isMissingForLearner } from '../../../common/is-missing';
import { readSitting } from '../data/opened-sitting';
import { ownerNow } from '../data/owner';
import { initialState } from '../data/sitting-progress';
import { useSoleTab } from '../data/sole-tab.hook';
import { storedSitting } from '../data/stored-answers';
import { phrases } from '../phrases';
import { OpenSitting, SittingMissing } from './open-sitting.view';
import { SittingNote } from './sitting-note.view';
import { SittingOver } from './sitting-over.view';
import { sittingStyles } from './sitting-styles';

export const prepare = (): Promise<void> => phrases.load();

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
