import { LazyView, lazyPart } from '@edu/shared-utility';
import { Button } from 'antd';
import { createContext, useContext, useMemo } from 'react';
import { InlineAlert } from '../common/inline-alert.view';
import { phrases } from '../phrases';
import { type LoadScreen, prepare } from './screen';
import type { AppStore } from './store';

/** Adds the state and saga of a part that is loaded later to the store. */
export const AddPart = createContext<AppStore['add']>(() => {});

/** A part of a page that is loaded when it is first shown. `load` must not change. */
export function LazyPart({ load }: { readonly load: LoadScreen }) {
  const add = useContext(AddPart);
  const part = useMemo(
    () => lazyPart('entrance', async () => ({ default: await prepare(load, add) })),
    [load, add],
  );
  const placeholder = <div className="ee-placeholder" aria-busy="true" />;
  return <LazyView part={part} partProps={{}} loading={placeholder} failed={partFailed} />;
}

/** For `LazyView`: a message with a retry. */
export const partFailed = (retry: () => void) => <PartFailed onRetry={retry} />;

function PartFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = phrases.use();
  return (
    <InlineAlert
      kind="error"
      title={t('common.chunkTitle')}
      description={t('common.chunkHint')}
      action={
        <Button size="small" onClick={onRetry}>
          {t('common.reload')}
        </Button>
      }
    />
  );
}
