import { element } from '@edu/shared-utility';
import { phrases } from '../phrases';
import type { Span } from '../spans';
import { milliseconds } from './numbers';
import { isNarrow } from './page-space';
import { hiddenText, moduleName } from './parts';
import { ticks } from './scale';

/** The time range that is drawn, in milliseconds since the page began. */
export interface View {
  readonly from: number;
  readonly to: number;
  readonly now: number;
}

const share = (time: number, { from, to }: View): number =>
  Math.min(1, Math.max(0, (time - from) / (to - from)));

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

/** Tick marks at round numbers from the start of the view, as many as fit. */
const marksOf = ({ from, to }: View): number[] => ticks(0, to - from, isNarrow() ? 2 : 5);

export function drawAxis(axis: HTMLElement, view: View): void {
  // A label that begins near the end would be cut off.
  const last = isNarrow() ? 0.7 : 0.94;
  const marks = marksOf(view).filter((after) => share(view.from + after, view) < last);
  axis.replaceChildren(
    ...marks.map((after) => {
      const label = view.from === 0 ? milliseconds(after) : `+${milliseconds(after)}`;
      const mark = element('span', {}, label);
      mark.style.insetInlineStart = percent(share(view.from + after, view));
      return mark;
    }),
  );
}

/** The description of one span. */
function spanText({ phase, from, to, failed }: Span): string {
  const name = phrases.t(`phases.${phase}`);
  if (failed) return phrases.t('timeline.failed', { phase: name, event: failed });
  return to === null
    ? phrases.t('timeline.since', { phase: name, at: milliseconds(from) })
    : `${name} ${milliseconds(to - from)}`;
}

function barOf(span: Span, view: View): HTMLElement {
  const end = span.to ?? (span.phase === 'mounted' ? view.to : view.now);
  const bar = element('span', {
    class: 'bar',
    'data-kind': span.phase,
    title: `${spanText(span)} · ${milliseconds(span.from)}`,
  });
  if (span.failed) bar.setAttribute('data-failed', '');
  if (span.to === null) bar.setAttribute('data-open', '');
  const start = share(span.from, view);
  bar.style.insetInlineStart = percent(start);
  bar.style.inlineSize = percent(share(end, view) - start);
  return bar;
}

/** Milliseconds from the first load of the last visit until the module was mounted; null when it never was. */
function readyTime(spans: readonly Span[]): number | null {
  const mountedIndex = spans.findLastIndex(({ phase }) => phase === 'mounted');
  if (mountedIndex < 0) return null;
  const load = spans.slice(0, mountedIndex).findLast(({ phase }) => phase === 'load');
  const mountedFrom = spans[mountedIndex]?.from ?? 0;
  return load ? mountedFrom - load.from : null;
}

/** A row of bars for one module, with the same content as text for screen readers. */
export function createRow(module: string, spans: readonly Span[], view: View): HTMLElement {
  const ready = readyTime(spans);
  const visibleSpans = spans.filter(
    ({ from, to }) => from <= view.to && (to ?? view.now) >= view.from,
  );
  const lines = marksOf(view).map((after) => {
    const line = element('i', {});
    line.style.insetInlineStart = percent(share(view.from + after, view));
    return line;
  });
  const bars = element(
    'div',
    { class: 'bars', 'aria-hidden': 'true' },
    ...lines,
    ...visibleSpans.map((span) => barOf(span, view)),
  );
  return element(
    'tr',
    { 'data-module': module, tabindex: '-1' },
    element('th', { scope: 'row', class: 'name' }, moduleName(module)),
    element('td', { class: 'track' }, bars, hiddenText(visibleSpans.map(spanText).join(', '))),
    element('td', { class: 'number' }, ready === null ? '–' : milliseconds(ready)),
  );
}
