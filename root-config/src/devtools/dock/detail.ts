import { element } from '@edu/shared-utility';
import type { ModuleRow } from '../host';
import { phrases } from '../phrases';
import type { Dock } from './context';
import { createFacts } from './facts';
import { createFaultChoice } from './fault-choice';
import { statePill } from './module-cells';
import { createOverrideForm } from './override-form';
import { button, moduleName } from './parts';

export interface Detail {
  readonly element: HTMLElement;
  update(): void;
  focus(): void;
}

/** The details of a module and its actions; null for the form that adds a module. */
export function createDetail(dock: Dock, module: string | null, close: () => void): Detail {
  const find = (): ModuleRow | null =>
    dock.host.modules().find((moduleLine) => moduleLine.name === module) ?? null;
  const line = find();
  const form = createOverrideForm(dock, line);
  const facts = line ? createFacts(dock, line.name) : null;
  const faults = line ? createFaultChoice(dock, line) : null;
  const state = element('span', {});
  const heading = element(
    'h3',
    { tabindex: '-1' },
    module === null ? phrases.t('add') : moduleName(module),
  );
  const created = element(
    'section',
    { class: 'detail', 'aria-label': module ?? phrases.t('add') },
    element(
      'header',
      {},
      button(phrases.t('back'), close, { icon: 'back', bare: true, class: 'bare back' }),
      heading,
      state,
      button(phrases.t('closeDetail'), close, { icon: 'close', bare: true, class: 'bare' }),
    ),
    ...(module === null ? [element('p', { class: 'hint' }, phrases.t('addHint'))] : []),
    form.element,
    ...(faults ? [faults.element] : []),
    ...(facts ? [facts.element] : []),
  );
  created.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });

  function update(): void {
    const row = find();
    if (!row) return;
    state.replaceChildren(statePill(row));
    faults?.update(row);
    facts?.update(row);
  }
  update();
  return {
    element: created,
    update,
    focus: () => (module === null ? form.focus() : heading.focus()),
  };
}
