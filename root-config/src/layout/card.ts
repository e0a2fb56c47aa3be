import { navigate } from '@edu/shared-utility';
import { element } from './dom';

export interface CardAction {
  readonly label: string;
  /** A path of this site for a link, or what a button does. */
  readonly go: string | (() => void);
}

export interface CardContent {
  readonly title: string;
  readonly lines: readonly string[];
  /** Small print: module and address. */
  readonly detail?: string;
  readonly actions: readonly CardAction[];
  /** `alert` interrupts a screen reader: for failures only. */
  readonly role: 'alert' | 'status';
}

/** A real anchor, so that it opens in a new tab as well; a plain click stays in the page. */
function drawLink(path: string, label: string): HTMLElement {
  const link = element('a', { href: path }, label);
  link.addEventListener('click', (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    navigate(path);
  });
  return link;
}

/** A card in plain DOM: readable by screen readers, usable by keyboard, without any library. */
export function drawCard(content: CardContent): HTMLElement {
  const actions = content.actions.map(({ label, go }) => {
    if (typeof go === 'string') return drawLink(go, label);
    const button = element('button', { type: 'button' }, label);
    button.addEventListener('click', () => {
      button.disabled = true;
      go();
    });
    return button;
  });
  const detail = content.detail ? [element('p', { class: 'edu-card-detail' }, content.detail)] : [];
  return element(
    'section',
    { class: 'edu-card', role: content.role },
    element('h2', {}, content.title),
    ...content.lines.map((line) => element('p', {}, line)),
    ...detail,
    ...(actions.length > 0 ? [element('div', {}, ...actions)] : []),
  );
}
