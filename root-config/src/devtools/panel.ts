import { element } from '@edu/shared-utility';
import { installStyles } from '../layout/styles';
import { phrases as shellPhrases } from '../phrases';
import { copyText } from '../recovery/diagnosis';
import type { DevtoolsHost } from './host';
import type { InjectedFault } from './injector';
import { checkLeaks } from './leak-check';
import { phrases } from './phrases';
import { devtoolsStyles } from './styles';

const faults: readonly InjectedFault[] = ['hang', 'missing', 'slow', 'throw'];
const CYCLES = 10;
const SHOWN_ENTRIES = 60;

function button(label: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, label);
  made.addEventListener('click', press);
  return made;
}

/** One line for each module of the map: where it comes from, an override, a fault. */
function moduleRow(
  line: ReturnType<DevtoolsHost['modules']>[number],
  host: DevtoolsHost,
  say: (text: string) => void,
): HTMLElement {
  const address = element('input', {
    type: 'text',
    value: line.address,
    'aria-label': phrases.t('address', { module: line.name }),
  });
  const choice = element('select', {
    'aria-label': phrases.t('fault', { module: line.name }),
  });
  for (const fault of ['', ...faults] as const) {
    const label = fault === '' ? phrases.t('noFault') : phrases.t(`faults.${fault}`);
    const option = element('option', { value: fault }, label);
    option.selected = (line.fault ?? '') === fault;
    choice.append(option);
  }
  choice.addEventListener('change', () => {
    host.inject(line.name, (choice.value || null) as InjectedFault | null);
  });
  const override = () => ({ module: line.name, address: address.value.trim() });
  const apply = button(phrases.t('apply'), () => {
    void host.override(override()).then((refused) => refused && say(refused));
  });
  const share = button(phrases.t('share'), () => {
    const link = host.shareLink(override());
    void copyText(link).then((done) => say(done ? phrases.t('shared') : link));
  });
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, line.name),
    element('td', {}, line.origin),
    element('td', {}, address, apply, share),
    element('td', {}, choice),
  );
}

function drawBody(host: DevtoolsHost, say: (text: string) => void): HTMLElement {
  const active = host.active();
  let taken: string | null = null;
  const toggle = button(phrases.t('unmount'), () => {
    const module = host.active() ?? taken;
    if (!module) return;
    const isUp = host.active() !== null;
    taken = isUp ? module : null;
    void (isUp ? host.down() : host.up(module)).then(() => {
      toggle.textContent = phrases.t(isUp ? 'mount' : 'unmount');
    });
  });
  const outlines = button(phrases.t('outlines'), () => {
    document.documentElement.toggleAttribute('data-edu-outlines');
  });
  const leaks = button(phrases.t('leaks'), () => {
    const module = host.active();
    if (!module) return;
    void checkLeaks(CYCLES, host.down, () => host.up(module)).then(({ growth, clean }) =>
      say(phrases.t(clean ? 'clean' : 'leaking', { cycles: CYCLES, ...growth })),
    );
  });
  const rows = host.modules().map((line) => moduleRow(line, host, say));
  const entries = element('ol', { class: 'edu-devtools-log' });
  const drawEntries = () => {
    const lines = host.entries().slice(-SHOWN_ENTRIES).reverse();
    entries.replaceChildren(
      ...lines.map(({ at, module, event }) => element('li', {}, `${at} ms · ${module} · ${event}`)),
    );
  };
  drawEntries();
  const stop = host.subscribe(() => (entries.isConnected ? drawEntries() : stop()));
  return element(
    'div',
    {},
    element('p', {}, phrases.t('active', { module: active ?? '—' })),
    element(
      'p',
      {},
      toggle,
      outlines,
      leaks,
      button(shellPhrases.t('overrides.reset'), host.reset),
    ),
    element('table', {}, element('tbody', {}, ...rows)),
    entries,
  );
}

/** The tester's panel: a handle at the lower left edge that opens it. Plain DOM, in every language. */
export async function openDevtools(root: HTMLElement, host: DevtoolsHost): Promise<void> {
  await phrases.load();
  installStyles('edu-devtools-style', devtoolsStyles);
  const said = element('p', { role: 'status' });
  const say = (text: string) => {
    said.textContent = text;
  };
  const panel = element('section', {
    id: 'edu-devtools-panel',
    class: 'edu-devtools',
    'aria-label': phrases.t('title'),
  });
  panel.hidden = true;
  const handle = button(phrases.t('title'), () => {
    panel.hidden = !panel.hidden;
    handle.setAttribute('aria-expanded', String(!panel.hidden));
    if (!panel.hidden) panel.replaceChildren(said, drawBody(host, say));
    else panel.replaceChildren();
  });
  handle.className = 'edu-devtools-handle';
  handle.setAttribute('aria-expanded', 'false');
  handle.setAttribute('aria-controls', panel.id);
  root.append(handle, panel);
}
