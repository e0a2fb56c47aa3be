import { api, type ImportMapChange, type ImportMapState } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import { quietly, toFailure } from '../../../common/failure';

/** The map as it is served, and how it came about. */
export type ModuleMap =
  | { status: 'loading' }
  | { status: 'ready'; state: ImportMapState; history: ImportMapChange[] }
  | { status: 'failed'; code: number; message: string };

const HISTORY = 50;

/** Loads on arrival and on request; a page that is left or asked again drops the older answer. */
export function useModuleMap(): { map: ModuleMap; reload: () => void } {
  const [map, setMap] = useState<ModuleMap>({ status: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what asks again
  useEffect(() => {
    const abort = new AbortController();
    const options = { ...quietly, signal: abort.signal };
    Promise.all([
      api.importMap.state({}, options),
      api.importMap.history({ limit: HISTORY }, options),
    ])
      .then(([state, history]) => setMap({ status: 'ready', state, history }))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setMap({ status: 'failed', ...toFailure(error) });
      });
    return () => abort.abort();
  }, [round]);
  return {
    map,
    reload() {
      setMap({ status: 'loading' });
      setRound(round + 1);
    },
  };
}
