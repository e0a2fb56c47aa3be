import { emit } from '@edu/shared-utility';
import { Alert, Button } from 'antd';
import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import { phrases } from '../phrases';
import { type LoadScreen, prepare } from './screen';
import type { AppStore } from './store';

/** How a part that arrives later reaches the store. */
export const AddPart = createContext<AppStore['add']>(() => {});

/** A part of a page that is fetched when it is first shown. `load` must not change. */
export function LazyPart({ load }: { readonly load: LoadScreen }) {
  const { t } = phrases.use();
  const add = useContext(AddPart);
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<{ Page: ComponentType } | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try loads again
  useEffect(() => {
    let gone = false;
    prepare(load, add).then(
      (Page) => gone || setLoaded({ Page }),
      (reason) => {
        console.warn('A part of the page could not be loaded.', reason);
        // so that the module loader forgets the failure, too
        emit('library:failed', { name: 'entrance' });
        if (!gone) setLoaded('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [load, add, tries]);
  if (loaded === null) return <div className="ee-placeholder" aria-busy="true" />;
  if (loaded !== 'failed') return <loaded.Page />;
  const again = () => {
    setLoaded(null);
    setTries(tries + 1);
  };
  return (
    <Alert
      type="error"
      showIcon
      title={t('common.chunkTitle')}
      description={t('common.chunkHint')}
      action={
        <Button size="small" onClick={again}>
          {t('common.reload')}
        </Button>
      }
    />
  );
}
