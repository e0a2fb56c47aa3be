import { element, on } from '@edu/shared-utility';

export interface NoticeAction {
  readonly label: string;
  readonly press: () => void;
}

export interface NoticeContent {
  readonly text: string;
  readonly actions: readonly NoticeAction[];
}

/** Small bars at the lower edge that stay until a person reacts; one for each key. */
export interface Notices {
  show(key: string, content: () => NoticeContent): void;
  hide(key: string): void;
}

function draw({ text, actions }: NoticeContent): HTMLElement {
  const buttons = actions.map(({ label, press }) => {
    const button = element('button', { type: 'button' }, label);
    button.addEventListener('click', press);
    return button;
  });
  return element(
    'section',
    { class: 'edu-notice', role: 'status' },
    element('p', {}, text),
    ...buttons,
  );
}

/** Replaces a bar and restores the focus on the button that had it. */
function exchange(before: HTMLElement, next: HTMLElement): void {
  const focused = [...before.querySelectorAll('button')].findIndex((item) =>
    item.matches(':focus'),
  );
  before.replaceWith(next);
  if (focused < 0) return;
  const buttons = next.querySelectorAll('button');
  (buttons[focused] ?? buttons[0])?.focus();
}

/** Pixels between bars and page, and between bars and the window's edge. */
const GAPS = 24;

/** Reserves space, so that no button of the page or its dialogs is below a bar. */
function reserveSpace(container: HTMLElement): void {
  const { style } = document.documentElement;
  if (container.childElementCount === 0) return void style.removeProperty('--edu-notices');
  const offset = Number.parseFloat(container.style.marginBlockEnd) || 0;
  style.setProperty('--edu-notices', `${container.offsetHeight + offset + GAPS}px`);
}

export function createNotices(root: HTMLElement): Notices {
  const container = element('div', { id: 'edu-notices' });
  root.append(container);
  window.addEventListener('resize', () => reserveSpace(container));
  const shownNotices = new Map<string, { drawn: HTMLElement; content: () => NoticeContent }>();

  const show = (key: string, content: () => NoticeContent) => {
    const noticeElement = draw(content());
    const before = shownNotices.get(key);
    if (before) exchange(before.drawn, noticeElement);
    else container.append(noticeElement);
    shownNotices.set(key, { drawn: noticeElement, content });
    reserveSpace(container);
  };
  on('language:changed', () => {
    for (const [key, { content }] of [...shownNotices]) show(key, content);
  });
  return {
    show,
    hide(key) {
      shownNotices.get(key)?.drawn.remove();
      shownNotices.delete(key);
      reserveSpace(container);
    },
  };
}
