import { element } from '@edu/shared-utility';
import { copyText } from '../../recovery/diagnosis';
import type { ModuleRow } from '../host';
import { phrases } from '../phrases';
import type { Dock } from './context';
import { sizeOf, timesOf } from './load-texts';
import { sourceMarks } from './module-cells';
import { button } from './parts';

export interface Facts {
  readonly element: HTMLElement;
  update(line: ModuleRow): void;
}

const fact = (name: string, ...values: (Node | string)[]): HTMLElement[] => [
  element('dt', {}, name),
  element('dd', {}, ...values),
];

const code = (text: string): HTMLElement => element('code', {}, text);

function copyable(dock: Dock, text: string): HTMLElement {
  const copy = button(
    phrases.t('copy'),
    () =>
      void copyText(text).then((done) =>
        dock.say(done ? phrases.t('copied') : text, done ? 'good' : 'bad'),
      ),
    { icon: 'copy', bare: true, class: 'bare' },
  );
  return element('span', { class: 'copyable' }, code(text), copy);
}

/** The facts of a module: address, digest, format, files and its journal. */
export function createFacts(dock: Dock, module: string): Facts {
  const { host } = dock;
  const list = element('dl', { class: 'facts' });
  const events = element('ol', { class: 'events' });
  let format = '…';
  let drawnKey = '';

  function draw(line: ModuleRow): void {
    const { integrity, files, requires } = host.detail(module);
    const requirements = Object.entries(requires).map(([name, range]) => `${name} ${range}`);
    const fault = host.faults().findLast((item) => item.module === module);
    list.replaceChildren(
      ...(fault
        ? fact(phrases.t('facts.fault'), element('p', { class: 'refusal' }, fault.message))
        : []),
      ...fact(phrases.t('facts.address'), line.address ? copyable(dock, line.address) : '–'),
      ...fact(
        phrases.t('facts.digest'),
        integrity ? copyable(dock, integrity) : phrases.t('facts.noDigest'),
      ),
      ...fact(phrases.t('facts.format'), format),
      ...fact(phrases.t('columns.version'), line.version ?? '–'),
      ...fact(phrases.t('columns.source'), ...sourceMarks(line)),
      ...fact(phrases.t('columns.size'), sizeOf(line)),
      ...fact(phrases.t('facts.times'), timesOf(line)),
      ...(requirements.length > 0
        ? fact(phrases.t('facts.requires'), code(requirements.join(', ')))
        : []),
      ...(files.length > 1
        ? fact(
            phrases.t('facts.files'),
            element('ul', {}, ...files.map((file) => element('li', {}, code(file)))),
          )
        : []),
    );
    const entries = host.entries().filter((entry) => entry.module === module);
    events.replaceChildren(
      ...entries.map(({ at, event }) =>
        element('li', {}, element('time', {}, `${at} ms`), ' ', code(event)),
      ),
      ...(entries.length === 0 ? [element('li', {}, phrases.t('facts.noEvents'))] : []),
    );
  }

  /** Redraws only what changed, so that text which somebody is about to copy does not move. */
  function update(line: ModuleRow): void {
    const drawnState = JSON.stringify([
      line,
      format,
      host.entries().length,
      host.entries().at(-1),
      host.faults().length,
    ]);
    if (drawnState === drawnKey) return;
    drawnKey = drawnState;
    draw(line);
  }

  void host.format(module).then((moduleFormat) => {
    format = moduleFormat === null ? '–' : phrases.t(`formats.${moduleFormat}`);
    const line = host.modules().find((moduleLine) => moduleLine.name === module);
    if (line) update(line);
  });
  return {
    element: element('div', {}, list, element('h4', {}, phrases.t('facts.events')), events),
    update,
  };
}
