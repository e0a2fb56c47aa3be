import { element } from '@edu/shared-utility';
import { phrases } from '../phrases';
import { icon } from './icons';
import { moveFocus } from './parts';
import { type Column, columns, isTime, type Sorting } from './sorting';

function classNameOf(column: Column): string {
  if (isTime(column)) return 'number time';
  return column === 'size' ? 'number size' : column;
}

export interface TableHead {
  readonly element: HTMLElement;
  /** Marks the sorted column and its direction. */
  show(sorting: Sorting | null): void;
}

/** Headings that sort when pressed. One Tab stop; arrow keys move between them, and down into the list. */
export function createTableHead(
  onPress: (column: Column) => void,
  onArrowDown: () => void,
): TableHead {
  const buttons = new Map<Column, HTMLElement>();
  const headCells = new Map<Column, HTMLElement>();
  for (const column of columns) {
    const created = element(
      'button',
      { type: 'button', class: 'sort', tabindex: column === 'name' ? '0' : '-1' },
      phrases.t(`columns.${column}`),
      icon('sorted'),
    );
    created.addEventListener('click', () => onPress(column));
    created.addEventListener('focus', () => {
      for (const button of buttons.values()) button.tabIndex = button === created ? 0 : -1;
    });
    buttons.set(column, created);
    // Colours of the times are those of the waterfall.
    const kind = column === 'fetch' ? 'load' : column;
    headCells.set(
      column,
      element(
        'th',
        { scope: 'col', class: classNameOf(column), ...(isTime(column) && { 'data-kind': kind }) },
        created,
      ),
    );
  }
  const row = element('tr', {}, ...headCells.values());
  row.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onArrowDown();
      return;
    }
    // A narrow list hides columns.
    const visibleButtons = columns.flatMap((column) => {
      const head = headCells.get(column);
      const created = buttons.get(column);
      return created && head && getComputedStyle(head).display !== 'none' ? [created] : [];
    });
    moveFocus(event, visibleButtons, ['ArrowLeft', 'ArrowRight']);
  });
  return {
    element: row,
    show(sorting) {
      for (const [column, head] of headCells) {
        if (sorting?.column === column) {
          head.setAttribute('aria-sort', sorting.isDescending ? 'descending' : 'ascending');
        } else head.removeAttribute('aria-sort');
      }
    },
  };
}
