import { on } from '@edu/shared-utility';
import { element } from './dom';

export interface NoticeAction {
  readonly label: string;
  readonly press: () => void;
}

export interface NoticeContent {
  readonly text: string;
  readonly actions: readonly NoticeAction[];
}

/** Small bars at the lower edge that wait for a person and hide nothing. One for each key. */
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

export function createNotices(root: HTMLElement): Notices {
  const outlet = element('div', { id: 'edu-notices' });
  root.append(outlet);
  const shown = new Map<string, { drawn: HTMLElement; content: () => NoticeContent }>();

  const hide = (key: string) => {
    shown.get(key)?.drawn.remove();
    shown.delete(key);
  };
  on('language:changed', () => {
    for (const one of shown.values()) {
      const next = draw(one.content());
      one.drawn.replaceWith(next);
      one.drawn = next;
    }
  });
  return {
    show(key, content) {
      hide(key);
      const drawn = draw(content());
      shown.set(key, { drawn, content });
      outlet.append(drawn);
    },
    hide,
  };
}
