import type { Fault } from '../supervision/fault';

/** One event of a module on this page. */
export interface JournalEntry {
  /** Milliseconds since the page began. */
  readonly at: number;
  readonly module: string;
  readonly event: string;
}

type Evaluate = (file: string, run: () => unknown) => unknown;

const MAX_ENTRIES = 300;
const MAX_FAULTS = 20;

/** The events of each module, newest last; bounded, so that a page that stays open does not fill the memory. */
export interface Journal {
  note(module: string, event: string): void;
  of(module: string): readonly JournalEntry[];
  readonly entries: readonly JournalEntry[];
  /** The last faults, newest last. */
  readonly faults: readonly Fault[];
  fault(fault: Fault): void;
  /** Start and end of each file's evaluation, in milliseconds since the page began. */
  readonly evaluations: ReadonlyMap<string, readonly [from: number, to: number]>;
  /** Wraps an evaluation so that its times are recorded. */
  timing(evaluate: Evaluate): Evaluate;
  subscribe(listener: () => void): () => void;
}

export function createJournal(now: () => number = () => performance.now()): Journal {
  const entries: JournalEntry[] = [];
  const faults: Fault[] = [];
  const evaluations = new Map<string, [number, number]>();
  const listeners = new Set<() => void>();
  return {
    note(module, event) {
      entries.push({ at: Math.round(now()), module, event });
      if (entries.length > MAX_ENTRIES) entries.shift();
      for (const listener of listeners) listener();
    },
    of: (module) => entries.filter((entry) => entry.module === module),
    entries,
    faults,
    fault(fault) {
      faults.push(fault);
      if (faults.length > MAX_FAULTS) faults.shift();
    },
    evaluations,
    timing: (evaluate) => (file, run) => {
      const from = now();
      const recordEnd = () => evaluations.set(file, [from, now()]);
      const outcome = evaluate(file, run);
      if (outcome instanceof Promise) outcome.then(recordEnd, recordEnd);
      else recordEnd();
      return outcome;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
