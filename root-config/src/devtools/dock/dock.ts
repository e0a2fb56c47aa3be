import { element, on } from '@edu/shared-utility';
import type { DevtoolsHost } from '../host';
import { phrases } from '../phrases';
import type { Dock } from './context';
import { createDockButton } from './dock-button';
import { liftNotices, reservePageSpace } from './page-space';
import { createPanel, type Panel } from './panel';
import { styles } from './styles';

/** Session key: the dock is open again after the reload that an override causes. */
const OPEN = 'devtools-open';

/**
 * Several parts read this list in one update; it is cached, since each read walks all of the browser's
 * measurements.
 */
function cachedHost(host: DevtoolsHost): DevtoolsHost {
  let lines: ReturnType<DevtoolsHost['modules']> | null = null;
  const modules = () => {
    if (lines === null) queueMicrotask(() => (lines = null));
    lines ??= host.modules();
    return lines;
  };
  return { ...host, modules };
}

/**
 * Puts the dock and its button onto the page. It is in a shadow root, so that no style of the page applies, and in
 * plain DOM, since it has to work when a shared module is broken.
 */
export async function openDock(root: HTMLElement, host: DevtoolsHost): Promise<void> {
  await phrases.load();
  const container = element('div', { id: 'edu-devtools' });
  const shadow = container.attachShadow({ mode: 'open' });
  // The content security policy does not apply to a constructed style sheet.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const body = element('div', {});
  let panel: Panel | null = null;
  let before: Element | null = null;

  const handle = createDockButton(host, () => open(true));
  const dock: Dock = {
    host: cachedHost(host),
    hiddenModule: null,
    say: (text, tone) => panel?.say(text, tone),
    open: (module) => panel?.open(module),
  };

  function open(takesFocus: boolean): void {
    if (panel) return;
    performance.mark?.('devtools:open');
    before = document.activeElement;
    panel = createPanel(dock, close, reservePageSpace);
    body.append(panel.element);
    panel.start();
    handle.element.hidden = true;
    handle.element.setAttribute('aria-expanded', 'true');
    window.sessionStorage.setItem(OPEN, 'true');
    if (takesFocus) panel.focus();
    requestAnimationFrame(() => {
      performance.mark?.('devtools:opened');
      performance.measure?.('devtools:opening', 'devtools:open', 'devtools:opened');
    });
  }

  function hide(): void {
    panel?.element.remove();
    panel = null;
    reservePageSpace(0);
    handle.element.hidden = false;
    handle.element.setAttribute('aria-expanded', 'false');
    window.sessionStorage.removeItem(OPEN);
  }

  function close(): void {
    hide();
    const wasElsewhere =
      before instanceof HTMLElement && before.isConnected && before !== container;
    if (wasElsewhere && before !== document.body) (before as HTMLElement).focus();
    else handle.element.focus();
  }

  function update(): void {
    handle.update();
    panel?.update();
  }

  let isWaiting = false;
  host.subscribe(() => {
    // Exchanging a module adds several journal entries at once.
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      update();
    });
  });
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'F2' || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) {
      return;
    }
    event.preventDefault();
    if (panel) close();
    else open(true);
  });
  // Keys and focus inside the dock stay there, so that they trigger no shortcut and no focus trap of the page.
  // Shift+F2 passes, since it opens and closes the dock.
  for (const name of ['keydown', 'keyup', 'keypress', 'focusin', 'focusout'] as const) {
    container.addEventListener(name, (event) => {
      if (!(event instanceof KeyboardEvent && event.key === 'F2')) event.stopPropagation();
    });
  }
  window.addEventListener('resize', () => panel?.fit());
  on('language:changed', () => {
    void phrases.load().then(() => {
      const wasOpen = panel !== null;
      if (wasOpen) hide();
      const renamed = createDockButton(host, () => open(true));
      handle.element.replaceWith(renamed.element);
      Object.assign(handle, renamed);
      handle.update();
      if (wasOpen) open(false);
    });
  });

  body.append(handle.element);
  shadow.append(body);
  root.append(container);
  liftNotices();
  handle.update();
  if (window.sessionStorage.getItem(OPEN)) open(false);
}
