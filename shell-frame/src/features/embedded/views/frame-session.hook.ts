import { useContextValue } from '@edu/shared-utility';
import { useEffect, useState } from 'react';
import type { Handover } from '../data/embedded-address';
import { openFrameSession } from '../data/embedded-session';

export type FrameToken =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly handover: Handover }
  | { readonly status: 'failed' };

/** Credential of the iframe; it is renewed when the session changes or when it expires. */
export function useFrameToken(): { readonly session: FrameToken; readonly again: () => void } {
  const ownToken = useContextValue('token');
  const [tries, setTries] = useState(0);
  const [session, setSession] = useState<FrameToken>({ status: 'opening' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session or retry opens it again
  useEffect(() => {
    if (ownToken === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = async (): Promise<void> => {
      try {
        const { handover, endsAt } = await openFrameSession(signal);
        if (signal.aborted) return;
        setSession({ status: 'open', handover });
        if (endsAt !== null) timer = setTimeout(() => void open(), endsAt - Date.now());
      } catch {
        if (!signal.aborted) setSession({ status: 'failed' });
      }
    };
    setSession({ status: 'opening' });
    void open();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [ownToken, tries]);
  return { session, again: () => setTries((count) => count + 1) };
}
