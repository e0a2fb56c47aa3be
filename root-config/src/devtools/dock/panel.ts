import { element } from '@edu/shared-utility';
import { phrases } from '../phrases';
import { createActions } from './actions';
import type { Dock } from './context';
import { icon } from './icons';
import { createLeaksPart } from './leaks-part';
import { createModulesPart } from './modules-part';
import { button } from './parts';
import { createPublishedPart } from './published-part';
import { createEdge } from './resize';
import { createTabs } from './tabs';
import { createTimelinePart } from './timeline-part';

export interface Panel {
  readonly element: HTMLElement;
  /** Call this once the panel is in the document. */
  start(): void;
  update(): void;
  /** Call this when the window's size has changed. */
  fit(): void;
  focus(): void;
  say(text: string, tone?: 'good' | 'bad'): void;
  open(module: string): void;
}

type TabId = 'modules' | 'timeline' | 'published' | 'leaks';
/** Session key of the tab that was open before the page was reloaded. */
const TAB = 'devtools-tab';

const isTab = (text: string | null): text is TabId =>
  text !== null && ['modules', 'timeline', 'published', 'leaks'].includes(text);

export function createPanel(
  dock: Dock,
  close: () => void,
  resized: (height: number) => void,
): Panel {
  const modules = createModulesPart(dock);
  const before = window.sessionStorage.getItem(TAB);
  const tabs = createTabs<TabId>(
    phrases.t('title'),
    [
      ['modules', phrases.t('tabs.modules'), modules],
      ['timeline', phrases.t('tabs.timeline'), createTimelinePart(dock)],
      ['published', phrases.t('tabs.published'), createPublishedPart(dock)],
      ['leaks', phrases.t('tabs.leaks'), createLeaksPart(dock)],
    ],
    'modules',
    (id) => window.sessionStorage.setItem(TAB, id),
  );
  const status = element('p', { role: 'status' });
  const active = element('p', { class: 'active' });
  const actions = createActions(dock);
  const edge = createEdge((height) => {
    created.style.setProperty('--height', `${height}px`);
    resized(height);
  });
  const created = element(
    'section',
    { class: 'panel', 'aria-label': phrases.t('title') },
    edge.element,
    element(
      'header',
      { class: 'top' },
      element('h2', {}, icon('layers'), element('span', {}, phrases.t('title'))),
      tabs.list,
      actions.element,
      button(phrases.t('close'), close, { icon: 'close', bare: true, class: 'bare' }),
    ),
    element('div', { class: 'content' }, ...tabs.panels),
    element(
      'footer',
      { class: 'foot' },
      active,
      status,
      element('p', { class: 'revision' }, revisionText(dock.host.revision())),
    ),
  );
  created.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });

  function updateFrame(): void {
    active.textContent = phrases.t('active', { module: dock.host.active() ?? '—' });
    actions.update();
  }

  function update(): void {
    updateFrame();
    tabs.update();
  }

  return {
    element: created,
    start() {
      edge.apply();
      tabs.show(isTab(before) ? before : 'modules');
      updateFrame();
    },
    update,
    fit: edge.apply,
    focus: tabs.focus,
    say(text, tone) {
      status.textContent = text;
      status.dataset.tone = tone ?? '';
    },
    open(module) {
      tabs.show('modules');
      modules.open(module);
    },
  };
}

/** The map's revision, shortened so that it can be read out. */
function revisionText(revision: string | null): string {
  const short = revision?.replace(/^W\//, '').replaceAll('"', '').slice(0, 10);
  return phrases.t('revision', { revision: short ?? phrases.t('unknown') });
}
