import { element } from '@edu/shared-utility';
import type { Group, ModuleLine } from '../host';
import { phrases } from '../phrases';
import { cellsOf, columnCount, headRow, isChanged, isFailed } from './module-cells';
import { walk } from './parts';

const groups: readonly Group[] = ['apps', 'shell', 'shared'];

export interface ModuleTable {
  readonly element: HTMLElement;
  show(lines: readonly ModuleLine[]): void;
  select(module: string | null): void;
  /** Puts the keyboard onto the chosen row, or the first. */
  focus(): void;
}

function markRow(row: HTMLElement, line: ModuleLine, isActive: boolean): void {
  row.toggleAttribute('data-changed', isChanged(line));
  row.toggleAttribute('data-failed', isFailed(line));
  row.toggleAttribute('data-active', isActive);
  row.replaceChildren(...cellsOf(line));
}

/** Rows are walked by arrows; Enter opens one. They stay the same elements while what they say changes. */
export function createModuleTable(
  active: () => string | null,
  open: (module: string, byKey: boolean) => void,
): ModuleTable {
  const rows = new Map<string, HTMLElement>();
  let selected: string | null = null;
  let current: string | null = null;
  const bodies = new Map(groups.map((group) => [group, element('tbody', {})]));
  const table = element(
    'table',
    { role: 'grid', class: 'modules', 'aria-label': phrases.t('tabs.modules') },
    element('thead', {}, headRow()),
    ...bodies.values(),
  );

  const shown = (): HTMLElement[] => [...table.querySelectorAll<HTMLElement>('tr[data-module]')];

  function mark(): void {
    const list = shown();
    const isThere = list.some((row) => row.dataset.module === current);
    for (const [index, row] of list.entries()) {
      const isCurrent = isThere ? row.dataset.module === current : index === 0;
      row.tabIndex = isCurrent ? 0 : -1;
      row.setAttribute('aria-selected', String(row.dataset.module === selected));
    }
  }

  function rowOf({ name }: ModuleLine): HTMLElement {
    const known = rows.get(name);
    if (known) return known;
    const made = element('tr', { 'data-module': name });
    made.addEventListener('click', () => open(name, false));
    made.addEventListener('focus', () => {
      current = name;
      mark();
    });
    made.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        open(name, true);
      } else walk(event, shown(), ['ArrowUp', 'ArrowDown']);
    });
    rows.set(name, made);
    return made;
  }

  function fill(body: HTMLElement, group: Group, lines: readonly ModuleLine[]): void {
    const wanted = lines.map((line) => {
      const row = rowOf(line);
      markRow(row, line, active() === line.name);
      return row;
    });
    const present = [...body.querySelectorAll<HTMLElement>('tr[data-module]')];
    if (present.length === wanted.length && present.every((row, at) => row === wanted[at])) return;
    const head = element(
      'tr',
      { class: 'group' },
      element(
        'th',
        { scope: 'rowgroup', colspan: String(columnCount) },
        phrases.t(`groups.${group}`),
        element('span', { class: 'count' }, String(lines.length)),
      ),
    );
    body.replaceChildren(...(wanted.length > 0 ? [head, ...wanted] : []));
  }

  return {
    element: table,
    show(lines) {
      for (const [group, body] of bodies) {
        fill(
          body,
          group,
          lines.filter((line) => line.group === group),
        );
      }
      mark();
    },
    select(module) {
      selected = module;
      current = module ?? current;
      mark();
      rows.get(module ?? '')?.scrollIntoView?.({ block: 'nearest' });
    },
    focus() {
      const list = shown();
      (list.find((row) => row.tabIndex === 0) ?? list[0])?.focus();
    },
  };
}
