import { element, on } from '@edu/shared-utility';

export interface NoticeAction {
  readonly label: string;
  readonly press: () => void;
}

export interface NoticeContent {
  readonly text: string;
  readonly actions: readonly NoticeAction[];
}

/** Small bars at the lower edge that wait for a person, in room of their own. One for each key. */
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

/** Puts a bar in another's place: who had the focus there keeps it. */
function exchange(before: HTMLElement, next: HTMLElement): void {
  const focused = [...before.querySelectorAll('button')].findIndex((item) =>
    item.matches(':focus'),
  );
  before.replaceWith(next);
  if (focused < 0) return;
  const buttons = next.querySelectorAll('button');
  (buttons[focused] ?? buttons[0])?.focus();
}

/** Between the bars and the page above them, and between them and the window's edge. */
const GAPS = 24;

/** The page and its dialogs end above the bars: none of their buttons lies under one. */
function keepRoom(outlet: HTMLElement): void {
  const { style } = document.documentElement;
  if (outlet.childElementCount === 0) return void style.removeProperty('--edu-notices');
  const lift = Number.parseFloat(outlet.style.marginBlockEnd) || 0;
  style.setProperty('--edu-notices', `${outlet.offsetHeight + lift + GAPS}px`);
}

export function createNotices(root: HTMLElement): Notices {
  const outlet = element('div', { id: 'edu-notices' });
  root.append(outlet);
  window.addEventListener('resize', () => keepRoom(outlet));
  const shown = new Map<string, { drawn: HTMLElement; content: () => NoticeContent }>();

  const show = (key: string, content: () => NoticeContent) => {
    const drawn = draw(content());
    const before = shown.get(key);
    if (before) exchange(before.drawn, drawn);
    else outlet.append(drawn);
    shown.set(key, { drawn, content });
    keepRoom(outlet);
  };
  on('language:changed', () => {
    for (const [key, { content }] of [...shown]) show(key, content);
  });
  return {
    show,
    hide(key) {
      shown.get(key)?.drawn.remove();
      shown.delete(key);
      keepRoom(outlet);
    },
  };
}
