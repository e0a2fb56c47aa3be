import { navigate } from '../navigation';
import { type CardArt, iconPathOf } from './art';
import { element } from './element';

export type CardAction =
  /** A path of this site. */
  | { readonly label: string; readonly href: string }
  /** Replaces the card; the button can be pressed once. */
  | { readonly label: string; readonly press: () => void }
  /** Keeps the card; the button's label then shows the result. */
  | { readonly label: string; readonly say: () => Promise<string> };

export interface CardContent {
  /** Icon above the text; omitted while nothing is wrong yet. */
  readonly art?: CardArt;
  readonly title: string;
  readonly lines: readonly string[];
  /** Small print: module and address. */
  readonly detail?: string;
  readonly actions: readonly CardAction[];
  /** `alert` interrupts a screen reader: for failures only. */
  readonly role: 'alert' | 'status';
}

/** A real anchor, so that it can open in a new tab; a plain click navigates without a page load. */
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

function drawAction(action: CardAction): HTMLElement {
  if ('href' in action) return drawLink(action.href, action.label);
  const button = element('button', { type: 'button' }, action.label);
  button.addEventListener('click', async () => {
    if ('press' in action) {
      button.disabled = true;
      action.press();
    } else {
      button.textContent = await action.say();
    }
  });
  return button;
}

const SVG = 'http://www.w3.org/2000/svg';

function drawArt(art: CardArt): Element {
  const picture = document.createElementNS(SVG, 'svg');
  const sign = document.createElementNS(SVG, 'path');
  sign.setAttribute('d', iconPathOf[art]);
  picture.setAttribute('viewBox', '0 0 48 48');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(sign);
  return picture;
}

/** A card in plain DOM: readable by screen readers, usable by keyboard, without any library. */
export function drawCard(content: CardContent): HTMLElement {
  const actions = content.actions.map(drawAction);
  const detail = content.detail ? [element('p', { class: 'edu-card-detail' }, content.detail)] : [];
  return element(
    'section',
    { class: 'edu-card', role: content.role },
    ...(content.art ? [drawArt(content.art)] : []),
    element('h1', {}, content.title),
    ...content.lines.map((line) => element('p', {}, line)),
    ...detail,
    ...(actions.length > 0 ? [element('div', { class: 'edu-card-actions' }, ...actions)] : []),
  );
}
