import { offerKeys } from '@edu/shared-utility';
import { phrases } from './phrases';

/** Elements in which a letter is typed or selects something. */
const textFieldSelector =
  'input:not([type=radio],[type=checkbox],[type=button]),textarea,select,[contenteditable],[role=combobox],[role=menu],[role=listbox]';

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

const isDialogOpen = (): boolean =>
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

const actionsByKey: Readonly<Record<string, KeyAction>> = {
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

const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.isComposing &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !(event.target instanceof Element && event.target.closest(textFieldSelector)) &&
  !isDialogOpen();

/**
 * The keys of a list while it is on screen; ignored while somebody types and under a dialog.
 *
 * @param list its section
 * @returns a function that removes the listener
 */
export function listenForKeys(list: Element): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isFree(event) && actionsByKey[event.key]?.(list)) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  const { t } = phrases;
  const withdraw = offerKeys({
    id: 'admin.list',
    label: () => t('title'),
    keys: [
      { label: () => t('search'), keys: ['/'] },
      { label: () => t('move'), keys: ['j', 'k'] },
      { label: () => t('select'), keys: ['x'] },
      { label: () => t('open'), keys: ['Enter'] },
      { label: () => t('edit'), keys: ['e'] },
      { label: () => t('close'), keys: ['Esc'] },
      { label: () => t('save'), keys: ['Ctrl+S'] },
    ],
  });
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    withdraw();
  };
}

export const prepare = (): Promise<void> => phrases.load();
