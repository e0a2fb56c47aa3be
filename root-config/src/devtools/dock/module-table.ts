import { element } from '@edu/shared-utility';
import type { Group, ModuleRow } from '../host';
import { phrases } from '../phrases';
import { cellsOf, isChanged, isFailed } from './module-cells';
import { moveFocus } from './parts';
import { type Column, columns, nextSorting, readSorting, sortRows, storeSorting } from './sorting';
import { createTableHead } from './table-head';

const groups: readonly Group[] = ['apps', 'shell', 'shared'];

export interface ModuleTable {
  readonly element: HTMLElement;
  show(lines: readonly ModuleRow[]): void;
  select(module: string | null): void;
  /** Focuses the chosen row, or the first one. */
  focus(): void;
}

function markRow(row: HTMLElement, line: ModuleRow, isActive: boolean): void {
  row.toggleAttribute('data-changed', isChanged(line));
  row.toggleAttribute('data-failed', isFailed(line));
  row.toggleAttribute('data-active', isActive);
  row.replaceChildren(...cellsOf(line));
}

/**
 * Arrow keys move between rows, Enter opens one. Rows keep their elements when their content changes, so that focus
 * stays.
 */
export function createModuleTable(
  active: () => string | null,
  open: (module: string, isByKeyboard: boolean) => void,
): ModuleTable {
  const rows = new Map<string, HTMLElement>();
  let selected: string | null = null;
  let focusable: string | null = null;
  let sorting = readSorting();
  let visibleRows: readonly ModuleRow[] = [];
  const head = createTableHead(sortBy, focus);
  const bodies = new Map(groups.map((group) => [group, element('tbody', {})]));
  const table = element(
    'table',
    { role: 'grid', class: 'modules', 'aria-label': phrases.t('tabs.modules') },
    element('thead', {}, head.element),
    ...bodies.values(),
  );

  const moduleRows = (): HTMLElement[] => [
    ...table.querySelectorAll<HTMLElement>('tr[data-module]'),
  ];

  function mark(): void {
    const list = moduleRows();
    const isCurrentListed = list.some((row) => row.dataset.module === focusable);
    for (const [index, row] of list.entries()) {
      const isCurrent = isCurrentListed ? row.dataset.module === focusable : index === 0;
      row.tabIndex = isCurrent ? 0 : -1;
      row.setAttribute('aria-selected', String(row.dataset.module === selected));
    }
  }

  function rowOf({ name }: ModuleRow): HTMLElement {
    const cached = rows.get(name);
    if (cached) return cached;
    const created = element('tr', { 'data-module': name });
    created.addEventListener('click', () => open(name, false));
    created.addEventListener('focus', () => {
      focusable = name;
      mark();
    });
    created.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        open(name, true);
      } else moveFocus(event, moduleRows(), ['ArrowUp', 'ArrowDown']);
    });
    rows.set(name, created);
    return created;
  }

  /** Without a group there is no heading: the list is sorted as a whole. */
  function fill(body: HTMLElement, group: Group | null, lines: readonly ModuleRow[]): void {
    const cells = lines.map((line) => {
      const row = rowOf(line);
      markRow(row, line, active() === line.name);
      return row;
    });
    const currentRows = [...body.querySelectorAll<HTMLElement>('tr[data-module]')];
    const isSame =
      currentRows.length === cells.length &&
      currentRows.every((row, index) => row === cells[index]);
    if (isSame && (body.querySelector('.group') !== null) === (group !== null)) return;
    body.replaceChildren(...(group && cells.length > 0 ? [headOf(group, lines)] : []), ...cells);
  }

  function headOf(group: Group, lines: readonly ModuleRow[]): HTMLElement {
    return element(
      'tr',
      { class: 'group' },
      element(
        'th',
        { scope: 'rowgroup', colspan: String(columns.length) },
        phrases.t(`groups.${group}`),
        element('span', { class: 'count' }, String(lines.length)),
      ),
    );
  }

  function show(lines: readonly ModuleRow[]): void {
    visibleRows = lines;
    head.show(sorting);
    const focused = (table.getRootNode() as ShadowRoot).activeElement;
    const sortedRows = sorting && sortRows(lines, sorting);
    for (const [group, body] of bodies) {
      if (sortedRows) fill(body, null, group === groups[0] ? sortedRows : []);
      else {
        fill(
          body,
          group,
          lines.filter((line) => line.group === group),
        );
      }
    }
    mark();
    // Moving a row in the DOM drops its focus.
    if (focused instanceof HTMLElement && table.contains(focused)) focused.focus();
  }

  function sortBy(column: Column): void {
    sorting = nextSorting(sorting, column);
    storeSorting(sorting);
    show(visibleRows);
  }

  function focus(): void {
    const list = moduleRows();
    (list.find((row) => row.tabIndex === 0) ?? list[0])?.focus();
  }

  return {
    element: table,
    show,
    select(module) {
      selected = module;
      focusable = module ?? focusable;
      mark();
      rows.get(module ?? '')?.scrollIntoView?.({ block: 'nearest' });
    },
    focus,
  };
}
