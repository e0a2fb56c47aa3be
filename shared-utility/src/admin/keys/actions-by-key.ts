const rowsOf = (list: Element): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[data-row-key]'),
];

const panelOf = (list: Element) => list.querySelector<HTMLElement>('[data-row-panel]');

/** The rows, and the index of the one that has the focus itself or in its details; -1 for none. */
function rowsAndPosition(list: Element): { rows: HTMLElement[]; at: number } {
  const rows = rowsOf(list);
  const focused = document.activeElement;
  const panel = panelOf(list);
  const id = panel?.contains(focused) ? panel.dataset.rowPanel : undefined;
  const isPresent = (row: HTMLElement) => row.contains(focused) || row.dataset.rowKey === id;
  return { rows, at: rows.findIndex(isPresent) };
}

function goTo(row: HTMLElement | undefined): void {
  if (!row) return;
  row.tabIndex = -1;
  row.focus();
  row.scrollIntoView?.({ block: 'nearest' });
}

const isVisible = (element: Element): boolean => element.checkVisibility?.() ?? true;

const openOverlays = '.ant-dropdown,.ant-select-dropdown,.ant-picker-dropdown';

export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('dialog[open],[role=dialog]')].some(isVisible);

type KeyAction = (list: Element) => boolean;

const move =
  (step: 1 | -1): KeyAction =>
  (list) => {
    const panel = panelOf(list);
    if (panel) {
      panel.querySelector<HTMLElement>(`[data-panel-step="${step}"]`)?.click();
      return true;
    }
    const { rows, at } = rowsAndPosition(list);
    if (rows.length === 0) return false;
    const next = at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step;
    goTo(rows[Math.min(Math.max(next, 0), rows.length - 1)]);
    return true;
  };

/** Clicks the row's button for the key. */
const press =
  (selector: string, isRowOnly = false): KeyAction =>
  (list) => {
    const { rows, at } = rowsAndPosition(list);
    const row = rows[at];
    if (!row || (isRowOnly && document.activeElement !== row)) return false;
    const panel = panelOf(list);
    const details = panel?.dataset.rowPanel === row.dataset.rowKey ? panel : null;
    // While the details are open, the row's actions are only in the details.
    const button =
      row.querySelector<HTMLElement>(selector) ?? details?.querySelector<HTMLElement>(selector);
    button?.click();
    return button != null;
  };

export const actionsByKey: Readonly<Record<string, KeyAction>> = {
  '/': (list) => {
    const field = list.querySelector<HTMLInputElement>('[data-list-search] input');
    field?.focus();
    field?.select();
    return field !== null;
  },
  j: move(1),
  k: move(-1),
  x: press('input[type=checkbox]'),
  // On a focused button Enter activates that button.
  Enter: press('[data-row-open],[data-row-action]', true),
  e: press('[data-row-action=edit]'),
  Escape: (list) => {
    // Escape first closes what is open above the panel.
    if ([...document.querySelectorAll(openOverlays)].some(isVisible)) return false;
    const close = panelOf(list)?.querySelector<HTMLElement>('[data-panel-close]');
    close?.click();
    return close != null;
  },
};
