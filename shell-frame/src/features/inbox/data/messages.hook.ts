import { emit, type Loaded, toFailure, useLoad } from '@edu/shared-utility';
import { useState } from 'react';
import { type Messages, readMessages, writeRead } from './calls';

export interface ReadMessages {
  readonly load: Loaded<Messages>;
  readonly again: () => void;
  /** One of them, or all; shown at once, and taken back when it is refused. */
  readonly markRead: (id?: string) => Promise<void>;
  readonly refused: string;
}

/** The newest messages, read when the panel opens. */
export function useMessages(refresh: () => void): ReadMessages {
  const [load, again] = useLoad(readMessages);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState('');
  const known = 'data' in load ? load.data : undefined;
  const items = known?.items.map((item) =>
    seen.has(item.id) ? { ...item, readAt: item.readAt ?? item.at } : item,
  );

  const markRead = async (id?: string): Promise<void> => {
    const ids = id ? [id] : (known?.items.map((item) => item.id) ?? []);
    const before = seen;
    setRefused('');
    setSeen(new Set([...seen, ...ids]));
    try {
      await writeRead(id);
      emit('inbox:changed', null);
      refresh();
    } catch (error) {
      setSeen(before);
      setRefused(toFailure(error).message);
    }
  };
  const shown = known && items && { ...known, items };
  return {
    load: shown ? ({ ...load, data: shown } as Loaded<Messages>) : load,
    again,
    markRead,
    refused,
  };
}
