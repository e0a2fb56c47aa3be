import { element } from '@edu/shared-utility';
import type { ModuleRow } from '../host';
import { phrases } from '../phrases';
import type { Dock, Part } from './context';
import { createDetail, type Detail } from './detail';
import { icon } from './icons';
import { createMapsBlock } from './maps-block';
import { isChanged, isFailed } from './module-cells';
import { createModuleTable } from './module-table';
import { button } from './parts';

const filters = ['all', 'changed', 'failed'] as const;
type Filter = (typeof filters)[number];

const filterTests: Record<Filter, (line: ModuleRow) => boolean> = {
  all: () => true,
  changed: isChanged,
  failed: isFailed,
};

export interface ModulesPart extends Part {
  open(module: string): void;
}

/** The table of all modules, with the details of the chosen one beside it. */
export function createModulesPart(dock: Dock): ModulesPart {
  const { host } = dock;
  let filter: Filter = 'all';
  let detail: Detail | null = null;

  const search = element('input', {
    type: 'search',
    class: 'field',
    placeholder: phrases.t('search'),
    'aria-label': phrases.t('search'),
  });
  const empty = element('p', { class: 'empty' }, phrases.t('nothingFound'));
  const table = createModuleTable(host.active, (module, isByKeyboard) => {
    open(module);
    if (isByKeyboard) detail?.focus();
  });
  const sidePanel = element('div', { class: 'aside' });
  const chips = new Map(
    filters.map((name) => {
      const chip = button(phrases.t(`filters.${name}`), () => choose(name), { class: 'chip' });
      chip.append(element('span', { class: 'count' }));
      return [name, chip];
    }),
  );

  function update(): void {
    const lines = host.modules();
    const searchText = search.value.trim().toLowerCase();
    const matches = lines.filter((line) =>
      `${line.name} ${line.address} ${line.version ?? ''}`.toLowerCase().includes(searchText),
    );
    for (const [name, chip] of chips) {
      chip.setAttribute('aria-pressed', String(name === filter));
      const count = chip.querySelector('.count');
      if (count) count.textContent = String(matches.filter(filterTests[name]).length);
    }
    const filteredModules = matches.filter(filterTests[filter]);
    table.show(filteredModules);
    empty.hidden = filteredModules.length > 0;
    detail?.update();
  }

  function choose(name: Filter): void {
    filter = name;
    update();
  }

  function close(): void {
    const hadFocus = sidePanel.contains((sidePanel.getRootNode() as ShadowRoot).activeElement);
    detail = null;
    sidePanel.replaceChildren();
    frame.removeAttribute('data-detail');
    table.select(null);
    if (hadFocus) table.focus();
  }

  function open(module: string | null): void {
    detail = createDetail(dock, module, close);
    sidePanel.replaceChildren(detail.element);
    frame.setAttribute('data-detail', '');
    table.select(module);
  }

  search.addEventListener('input', update);
  search.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      table.focus();
    } else if (event.key === 'Escape' && search.value !== '') {
      event.stopPropagation();
      search.value = '';
      update();
    }
  });

  const add = button(
    phrases.t('add'),
    () => {
      open(null);
      detail?.focus();
    },
    { icon: 'plus' },
  );
  const frame = element(
    'div',
    { class: 'split' },
    element(
      'div',
      { class: 'list' },
      element(
        'div',
        { class: 'toolbar' },
        element('label', { class: 'search' }, icon('search'), search),
        element(
          'div',
          { role: 'group', class: 'chips', 'aria-label': phrases.t('filters.label') },
          ...chips.values(),
        ),
        add,
      ),
      element('div', { class: 'scroll' }, createMapsBlock(dock), table.element, empty),
    ),
    sidePanel,
  );
  return { element: frame, update, open };
}
