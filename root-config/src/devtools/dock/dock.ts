import { element, on } from '@edu/shared-utility';
import type { DevtoolsHost } from '../host';
import { phrases } from '../phrases';
import type { Dock } from './context';
import { createDockButton } from './dock-button';
import { keepNoticesClear, reservePageSpace } from './page-space';
import { createPanel, type Panel } from './panel';
import { styles } from './styles';

/** Whether the dock was open: a page that is loaded again for an override has it open again. */
const OPEN = 'devtools-open';

/** Several parts ask for the same list in one go: read once, since each look reads all that the browser measured. */
function oneLook(host: DevtoolsHost): DevtoolsHost {
  let lines: ReturnType<DevtoolsHost['modules']> | null = null;
  const modules = () => {
    if (lines === null) queueMicrotask(() => (lines = null));
    lines ??= host.modules();
    return lines;
  };
  return { ...host, modules };
}

/**
 * Puts the dock onto the page: a small handle, and what it opens. In a shadow root, which no style of the page
 * reaches, and in plain DOM: it has to work where shared modules are what is broken.
 */
export async function openDock(root: HTMLElement, host: DevtoolsHost): Promise<void> {
  await phrases.load();
  const container = element('div', { id: 'edu-devtools' });
  const shadow = container.attachShadow({ mode: 'open' });
  // no policy of the page is asked about a sheet that is made so
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const inside = element('div', {});
  let panel: Panel | null = null;
  let before: Element | null = null;

  const handle = createDockButton(host, () => open(true));
  const dock: Dock = {
    host: oneLook(host),
    hiddenModule: null,
    say: (text, tone) => panel?.say(text, tone),
    open: (module) => panel?.open(module),
  };

  function open(takesFocus: boolean): void {
    if (panel) return;
    performance.mark?.('devtools:open');
    before = document.activeElement;
    panel = createPanel(dock, close, reservePageSpace);
    inside.append(panel.element);
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
    // a swap notes a handful of events at once
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
  // What is typed here is no shortcut of the page, and a dialog that keeps the focus does not hear that it is here.
  // Shift+F2 goes through.
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

  inside.append(handle.element);
  shadow.append(inside);
  root.append(container);
  keepNoticesClear();
  handle.update();
  if (window.sessionStorage.getItem(OPEN)) open(false);
}
