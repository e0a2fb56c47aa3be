import type { JournalEntry } from '../recovery/journal';

export type Phase = 'load' | 'bootstrap' | 'mount' | 'mounted' | 'unmount';

/** One stretch of a module's life, in milliseconds since the page began. */
export interface Span {
  readonly module: string;
  readonly phase: Phase;
  readonly from: number;
  /** Null while it goes on. */
  readonly to: number | null;
  /** What the journal says of its failure. */
  readonly failed: string | null;
}

const begins: Readonly<Record<string, Phase>> = {
  load: 'load',
  bootstrap: 'bootstrap',
  mount: 'mount',
  mounted: 'mounted',
  unmount: 'unmount',
  swap: 'unmount',
};

/** Whether an event ends a stretch: an unmount that ends late says nothing of the visit after it. */
const ends = (event: string, phase: Phase): boolean =>
  event in begins ||
  event === 'left' ||
  event.startsWith('failed') ||
  (event === 'unmounted' && phase === 'unmount');

/** The journal as stretches of time, oldest first. */
export function spansOf(entries: readonly JournalEntry[]): Span[] {
  const spans: Span[] = [];
  const open = new Map<string, number>();
  for (const { at, module, event } of entries) {
    const index = open.get(module);
    const running = index === undefined ? undefined : spans[index];
    if (index !== undefined && running && ends(event, running.phase)) {
      const failed = event.startsWith('failed') ? event : null;
      spans[index] = { ...running, to: at, failed };
      open.delete(module);
    }
    const phase = begins[event];
    if (!phase) continue;
    open.set(module, spans.length);
    spans.push({ module, phase, from: at, to: null, failed: null });
  }
  return spans;
}

/** How long a phase took the last time that it came to its end; null when it never has. */
export function lastTime(spans: readonly Span[], module: string, phase: Phase): number | null {
  const last = spans.findLast(
    (span) => span.module === module && span.phase === phase && span.to !== null && !span.failed,
  );
  return last ? (last.to ?? last.from) - last.from : null;
}

const isLeaving = ({ event }: JournalEntry): boolean =>
  event === 'unmount' || event === 'unmounted' || event === 'left';

/** When the person last went from one module to another; 0 on the page that was opened first. */
export function lastNavigation(entries: readonly JournalEntry[]): number {
  const loaded = entries.findLastIndex(({ event }) => event === 'load');
  const before = entries.slice(0, Math.max(0, loaded));
  const stayed = before.findLastIndex((entry) => !isLeaving(entry));
  const first = entries[stayed + 1];
  return first && before.some(isLeaving) ? first.at : 0;
}
