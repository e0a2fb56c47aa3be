import { api, type NoticeState, toFailure } from '@edu/shared-utility';
import { useCallback, useEffect, useState } from 'react';
import { isAbsent } from '../../../common/is-absent';

export type NoticesLoad =
  | { readonly status: 'loading' | 'absent' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly state: NoticeState;
      /** How the last choice went; `saving` takes no other one. */
      readonly last: 'none' | 'saving' | 'saved' | { readonly refused: string };
    };

export type Way = 'mail' | 'phone';

export interface Notices {
  readonly load: NoticesLoad;
  readonly again: () => void;
  readonly choose: (way: Way, wanted: boolean) => void;
}

/** What the server sends this person about ordinary activity; a choice that it refuses is taken back. */
export function useNotices(): Notices {
  const [tries, setTries] = useState(0);
  const [load, setLoad] = useState<NoticesLoad>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setLoad({ status: 'loading' });
    api.notice.state(undefined, { signal }).then(
      (state) => setLoad({ status: 'ready', state, last: 'none' }),
      (error) => {
        if (signal.aborted) return;
        if (isAbsent(error)) setLoad({ status: 'absent' });
        else setLoad({ status: 'failed', message: toFailure(error).message });
      },
    );
    return () => controller.abort();
  }, [tries]);

  const choose = useCallback(
    async (way: Way, wanted: boolean): Promise<void> => {
      if (load.status !== 'ready' || load.last === 'saving') return;
      const { state: before } = load;
      const newNetwork = { ...before.newNetwork, [way]: wanted };
      setLoad({ ...load, state: { ...before, newNetwork }, last: 'saving' });
      try {
        const state = await api.notice.choose({ newNetwork });
        setLoad({ status: 'ready', state, last: 'saved' });
      } catch (error) {
        const refused = toFailure(error).message;
        setLoad({ status: 'ready', state: before, last: { refused } });
      }
    },
    [load],
  );
  return { load, again: () => setTries((count) => count + 1), choose };
}
