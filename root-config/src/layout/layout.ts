import { element } from '@edu/shared-utility';
import { installStyles } from './styles';

/** The page's slots in plain DOM, which stay usable whatever a sub-application does. */
export interface Layout {
  readonly root: HTMLElement;
  readonly frame: HTMLElement;
  readonly content: HTMLElement;
  readonly toasts: HTMLElement;
  setLayout(kind: 'framed' | 'full'): void;
  setMenuWidth(pixels: number): void;
  setBreadcrumbVisible(visible: boolean): void;
  /** Adds padding around the app, as our own pages have it. */
  setPadded(padded: boolean): void;
  /** Height in pixels of breadcrumbs and tabs above the page; undefined while they are not drawn. */
  crumbsHeight(): number | undefined;
  /** Hides the page while the guard is undecided. */
  setPending(pending: boolean): void;
  /** Every navigation starts at the top (specification §2). */
  scrollToTop(): void;
}

function slot<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  id: string,
  parent: HTMLElement,
  attributes: Record<string, string> = {},
): HTMLElement {
  const slotElement = document.getElementById(id) ?? element(tag, { id });
  for (const [name, value] of Object.entries(attributes)) slotElement.setAttribute(name, value);
  if (slotElement.parentElement !== parent) parent.append(slotElement);
  return slotElement;
}

/** Finds the slots in the HTML, or creates them. */
export function createLayout(): Layout {
  installStyles();
  const root = slot('div', 'edu-root', document.body);
  const frame = slot('div', 'edu-frame', root);
  const content = slot('main', 'edu-content', root, { tabindex: '-1' });
  const toasts = slot('div', 'edu-toasts', root);
  root.dataset.layout ??= 'full';

  return {
    root,
    frame,
    content,
    toasts,
    setLayout(kind) {
      root.dataset.layout = kind;
    },
    setMenuWidth(pixels) {
      root.style.setProperty('--edu-menu-width', `${pixels}px`);
    },
    setBreadcrumbVisible(visible) {
      root.dataset.breadcrumb = visible ? 'shown' : 'hidden';
    },
    setPadded(padded) {
      content.toggleAttribute('data-padded', padded);
    },
    crumbsHeight: () =>
      frame.querySelector<HTMLElement>('[data-slot="breadcrumb"]')?.offsetHeight || undefined,
    setPending(pending) {
      if (pending) content.dataset.guard = 'pending';
      else delete content.dataset.guard;
    },
    scrollToTop() {
      content.scrollTop = 0;
      content.scrollLeft = 0;
      window.scrollTo(0, 0);
    },
  };
}
