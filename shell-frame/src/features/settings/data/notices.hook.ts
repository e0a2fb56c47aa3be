import { type NoticeState, toFailure, useLoad } from '@edu/shared-utility';
import { useState } from 'react';
import { readNotices, saveNotices } from './notice-calls';

export type NoticesLoad =
  | { readonly status: 'loading' | 'absent' }
  | { readonly status: 'failed'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly state: NoticeState;
      /** Result of the last change; while it is `saving` no other change is possible. */
      readonly last: 'none' | 'saving' | 'saved' | { readonly refused: string };
    };

export type NoticeChannel = 'mail' | 'phone';

export interface Notices {
  readonly load: NoticesLoad;
  readonly retry: () => void;
  readonly choose: (channel: NoticeChannel, isEnabled: boolean) => void;
}

type Ready = Extract<NoticesLoad, { status: 'ready' }>;

/** The person's notification settings; a change that fails is reverted. */
export function useNotices(): Notices {
  const [read, retry] = useLoad(readNotices);
  /** Changes since the settings were loaded. */
  const [chosen, setChosen] = useState<{ since: unknown; load: Ready } | null>(null);

  const load = ((): NoticesLoad => {
    if (read.status !== 'ready') return read;
    if (read.data === null) return { status: 'absent' };
    if (chosen?.since === read) return chosen.load;
    return { status: 'ready', state: read.data, last: 'none' };
  })();

  const choose = async (channel: NoticeChannel, isEnabled: boolean): Promise<void> => {
    if (load.status !== 'ready' || load.last === 'saving') return;
    const { state: before } = load;
    const show = (state: NoticeState, last: Ready['last']): void =>
      setChosen({ since: read, load: { status: 'ready', state, last } });
    const newNetwork = { ...before.newNetwork, [channel]: isEnabled };
    show({ ...before, newNetwork }, 'saving');
    try {
      show(await saveNotices(newNetwork), 'saved');
    } catch (error) {
      show(before, { refused: toFailure(error).message });
    }
  };
  return { load, retry: retry, choose };
}
