import { fetchPart } from '@edu/shared-utility';
import { type RefObject, useEffect } from 'react';

/** Loads the list's keys after the rows, in a chunk of its own; until then mouse, Tab and Enter work. */
export function useListKeys(list: RefObject<Element | null>, isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    let isGone = false;
    let end = () => {};
    fetchPart('shared-admin', async () => {
      const { listenForKeys, prepare } = await import('../keys/list-keys');
      await prepare();
      return listenForKeys;
    }).then(
      (listenForKeys) => {
        if (!isGone && list.current) end = listenForKeys(list.current);
      },
      () => {},
    );
    return () => {
      isGone = true;
      end();
    };
  }, [list, isReady]);
}
