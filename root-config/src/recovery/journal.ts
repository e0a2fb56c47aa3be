/** One thing that happened to a module of this page. */
export interface JournalEntry {
  /** Milliseconds since the page began. */
  readonly at: number;
  readonly module: string;
  readonly event: string;
}

const MAX_ENTRIES = 300;

/** What happened to each module, newest last; bounded, so that a long day does not fill the memory. */
export interface Journal {
  note(module: string, event: string): void;
  of(module: string): readonly JournalEntry[];
  readonly entries: readonly JournalEntry[];
  subscribe(listener: () => void): () => void;
}

export function createJournal(now: () => number = () => performance.now()): Journal {
  const entries: JournalEntry[] = [];
  const listeners = new Set<() => void>();
  return {
    note(module, event) {
      entries.push({ at: Math.round(now()), module, event });
      if (entries.length > MAX_ENTRIES) entries.shift();
      for (const listener of listeners) listener();
    },
    of: (module) => entries.filter((entry) => entry.module === module),
    entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
