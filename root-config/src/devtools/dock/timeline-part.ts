import { element } from '@edu/shared-utility';
import { phrases } from '../phrases';
import { lastNavigation, type Phase, type Span, spansOf } from '../spans';
import type { Dock, Part } from './context';
import { milliseconds } from './numbers';
import { button, moveFocus } from './parts';
import { createRow, drawAxis, type View } from './waterfall';

const phasesShown: readonly Phase[] = ['load', 'bootstrap', 'mount', 'mounted', 'unmount'];
/** Interval in ms at which running spans are redrawn. */
const TICK = 250;

/** Limits the view to the time since the person's last navigation. */
function viewOf(spans: readonly Span[], since: number, now: number): View {
  const spanEnds = spans.map(({ to, phase, from }) => (phase === 'mounted' ? from : (to ?? now)));
  const last = Math.max(since, ...spanEnds.filter((end) => end >= since));
  return { from: since, to: Math.max(last + (last - since) * 0.06, since + 20), now };
}

/** Lifecycles over time, one row a module, in the order in which they began. */
export function createTimelinePart(dock: Dock): Part {
  const { host } = dock;
  let isZoomed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const axis = element('div', { class: 'axis', 'aria-hidden': 'true' });
  const body = element('tbody', {});
  const empty = element('p', { class: 'empty' }, phrases.t('timeline.empty'));
  const table = element(
    'table',
    { role: 'grid', class: 'waterfall', 'aria-label': phrases.t('tabs.timeline') },
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col' }, phrases.t('columns.name')),
        element(
          'th',
          { scope: 'col', class: 'track' },
          element('span', { class: 'spoken' }, phrases.t('timeline.phases')),
          axis,
        ),
        element('th', { scope: 'col', class: 'number' }, phrases.t('timeline.ready')),
      ),
    ),
    body,
  );
  const legend = element(
    'ul',
    { class: 'legend', 'aria-label': phrases.t('timeline.phases') },
    ...phasesShown.map((phase) =>
      element('li', { 'data-kind': phase }, phrases.t(`phases.${phase}`)),
    ),
  );
  const allButton = button(phrases.t('timeline.all'), () => zoom(false), { class: 'chip' });
  const lastOnly = button(phrases.t('timeline.last'), () => zoom(true), { class: 'chip' });
  const status = element('span', { class: 'faint' });

  function zoom(to: boolean): void {
    isZoomed = to;
    update();
  }

  function update(): void {
    allButton.setAttribute('aria-pressed', String(!isZoomed));
    lastOnly.setAttribute('aria-pressed', String(isZoomed));
    const now = performance.now();
    const since = isZoomed ? lastNavigation(host.entries()) : 0;
    const spans = spansOf(host.entries()).filter(({ to }) => (to ?? now) >= since);
    const view = viewOf(spans, since, now);
    const names = [...new Set(spans.map(({ module }) => module))];
    drawAxis(axis, view);
    status.textContent = phrases.t('timeline.range', {
      from: milliseconds(view.from),
      to: milliseconds(view.to),
    });
    const focused = (table.getRootNode() as ShadowRoot).activeElement;
    const focusedModule = focused instanceof HTMLElement ? focused.dataset.module : undefined;
    const isInside = focused !== null && table.contains(focused);
    const rows = names.map((name) => {
      const row = createRow(
        name,
        spans.filter(({ module }) => module === name),
        view,
      );
      row.addEventListener('click', () => dock.open(name));
      return row;
    });
    body.replaceChildren(...rows);
    const focusedRow = rows.find((row) => row.dataset.module === focusedModule) ?? rows[0];
    if (focusedRow) focusedRow.tabIndex = 0;
    if (isInside) focusedRow?.focus();
    empty.hidden = rows.length > 0;
    scheduleRedraw(spans);
  }

  body.addEventListener('keydown', (event) => {
    const rows = [...body.querySelectorAll<HTMLElement>('tr')];
    const row = rows.find((item) => item === event.target);
    if (event.key === 'Enter' && row?.dataset.module) dock.open(row.dataset.module);
    const to = moveFocus(event, rows, ['ArrowUp', 'ArrowDown']);
    if (to) for (const item of rows) item.tabIndex = item === to ? 0 : -1;
  });

  /** Schedules the next redraw while a span is still running. */
  function scheduleRedraw(spans: readonly Span[]): void {
    clearTimeout(timer);
    const hasRunning = spans.some(({ to, phase }) => to === null && phase !== 'mounted');
    if (hasRunning && table.offsetParent !== null) timer = setTimeout(update, TICK);
  }

  const created = element(
    'div',
    { class: 'page' },
    element(
      'div',
      { class: 'toolbar' },
      element(
        'div',
        { role: 'group', class: 'chips', 'aria-label': phrases.t('timeline.zoom') },
        allButton,
        lastOnly,
      ),
      legend,
      status,
    ),
    element('div', { class: 'scroll' }, table, empty),
  );
  return { element: created, update };
}
