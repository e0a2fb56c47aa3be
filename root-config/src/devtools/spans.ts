import type { JournalEntry } from '../recovery/journal';

export type Phase = 'load' | 'bootstrap' | 'mount' | 'mounted' | 'unmount';

/** One phase of a module's lifecycle, in milliseconds since the page began. */
export interface Span {
  readonly module: string;
  readonly phase: Phase;
  readonly from: number;
  /** Null while the phase is running. */
  readonly to: number | null;
  /** The journal's entry of the failure; null without one. */
  readonly failed: string | null;
}

const phaseByEvent: Readonly<Record<string, Phase>> = {
  load: 'load',
  bootstrap: 'bootstrap',
  mount: 'mount',
  mounted: 'mounted',
  unmount: 'unmount',
  swap: 'unmount',
};

/** Whether an event ends a span; an unmount that ends late belongs to the visit before. */
const endsPhase = (event: string, phase: Phase): boolean =>
  event in phaseByEvent ||
  event === 'left' ||
  event.startsWith('failed') ||
  (event === 'unmounted' && phase === 'unmount');

/** Turns the journal into spans, oldest first. */
export function spansOf(entries: readonly JournalEntry[]): Span[] {
  const spans: Span[] = [];
  const open = new Map<string, number>();
  for (const { at, module, event } of entries) {
    const index = open.get(module);
    const running = index === undefined ? undefined : spans[index];
    if (index !== undefined && running && endsPhase(event, running.phase)) {
      const failed = event.startsWith('failed') ? event : null;
      spans[index] = { ...running, to: at, failed };
      open.delete(module);
    }
    const phase = phaseByEvent[event];
    if (!phase) continue;
    open.set(module, spans.length);
    spans.push({ module, phase, from: at, to: null, failed: null });
  }
  return spans;
}

/** How long a phase took when it last completed, in ms; null when it never has. */
export function lastTime(spans: readonly Span[], module: string, phase: Phase): number | null {
  const last = spans.findLast(
    (span) => span.module === module && span.phase === phase && span.to !== null && !span.failed,
  );
  return last ? (last.to ?? last.from) - last.from : null;
}

const isUnmountEvent = ({ event }: JournalEntry): boolean =>
  event === 'unmount' || event === 'unmounted' || event === 'left';

/** Time of the last navigation between two modules, in ms; 0 on the first page. */
export function lastNavigation(entries: readonly JournalEntry[]): number {
  const loaded = entries.findLastIndex(({ event }) => event === 'load');
  const before = entries.slice(0, Math.max(0, loaded));
  const lastOtherEvent = before.findLastIndex((entry) => !isUnmountEvent(entry));
  const first = entries[lastOtherEvent + 1];
  return first && before.some(isUnmountEvent) ? first.at : 0;
}
