import { element } from '@edu/shared-utility';
import { frameModule } from '../../activity';
import { isSwappable } from '../../live-map/diff';
import type { ModuleRow } from '../host';
import type { InjectedFault } from '../inject';
import { phrases } from '../phrases';
import type { Dock } from './context';
import { button } from './parts';

const faults: readonly InjectedFault[] = ['hang', 'missing', 'slow', 'throw'];

export interface FaultChoice {
  readonly element: HTMLElement;
  update(line: ModuleRow): void;
}

/** The control that injects a fault into a module's next loads, and remounts the module if it is on screen. */
export function createFaultChoice(dock: Dock, { name, fault: injected }: ModuleRow): FaultChoice {
  const { host } = dock;
  const choice = element('select', {
    class: 'field',
    'aria-label': phrases.t('fault', { module: name }),
  });
  for (const fault of ['', ...faults] as const) {
    const label = fault === '' ? phrases.t('noFault') : phrases.t(`faults.${fault}`);
    const option = element('option', { value: fault }, label);
    option.selected = (injected ?? '') === fault;
    choice.append(option);
  }
  choice.addEventListener('change', () => {
    host.inject(name, (choice.value || null) as InjectedFault | null);
    dock.say(phrases.t(choice.value ? 'faultSet' : 'faultGone', { module: name }));
  });
  const isActive = () => host.active() === name;
  const toggle = button(
    '',
    () => {
      const wasActive = isActive();
      dock.hiddenModule = wasActive ? name : null;
      void (wasActive ? host.unmountActive() : host.mountModule(name)).then(draw);
    },
    { icon: 'power' },
  );
  function draw(): void {
    toggle.hidden = !isActive() && dock.hiddenModule !== name;
    const label = toggle.querySelector('span');
    if (label) label.textContent = phrases.t(isActive() ? 'unmount' : 'mount');
  }
  const created = element('div', { class: 'row' });
  const label = element('span', { class: 'label', 'aria-hidden': 'true' }, phrases.t('faultLabel'));
  // Other modules are loaded by SystemJS as dependencies of these, where no fault can be injected.
  const hasLoadOfItsOwn = isSwappable(name) || name === frameModule;
  if (hasLoadOfItsOwn) created.append(label, choice, toggle);
  else created.append(element('p', { class: 'hint' }, phrases.t('noFaults')));
  draw();
  return {
    element: created,
    update(line) {
      choice.value = line.fault ?? '';
      draw();
    },
  };
}
