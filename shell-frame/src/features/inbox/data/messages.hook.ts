import { emit, type Loaded, toFailure, useLoad } from '@edu/shared-utility';
import { useState } from 'react';
import { type Messages, readMessages, writeRead } from './calls';

export interface ReadMessages {
  readonly load: Loaded<Messages>;
  readonly retry: () => void;
  /** Marks one message, or all, as read: updated at once, and reverted on failure. */
  readonly markRead: (id?: string) => Promise<void>;
  readonly refused: string;
}

/** The newest messages, loaded when the panel opens. */
export function useMessages(refresh: () => void): ReadMessages {
  const [load, retry] = useLoad(readMessages);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState('');
  const messages = 'data' in load ? load.data : undefined;
  const items = messages?.items.map((item) =>
    seen.has(item.id) ? { ...item, readAt: item.readAt ?? item.sentAt } : item,
  );

  const markRead = async (id?: string): Promise<void> => {
    const ids = id ? [id] : (messages?.items.map((item) => item.id) ?? []);
    const added = ids.filter((one) => !seen.has(one));
    setRefused('');
    setSeen((now) => new Set([...now, ...added]));
    try {
      await writeRead(id);
      emit('inbox:changed', null);
      refresh();
    } catch (error) {
      // Messages that were marked meanwhile stay so.
      setSeen((now) => new Set([...now].filter((one) => !added.includes(one))));
      setRefused(toFailure(error).message);
    }
  };
  const shownMessages = messages && items && { ...messages, items };
  return {
    load: shownMessages ? ({ ...load, data: shownMessages } as Loaded<Messages>) : load,
    retry: retry,
    markRead,
    refused,
  };
}
