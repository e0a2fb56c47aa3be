import { element } from '@edu/shared-utility';
import { type IconName, icon } from './icons';

interface ButtonStyle {
  readonly icon?: IconName;
  readonly class?: string;
  /** Shows only the icon; the label is for screen readers. */
  readonly bare?: true;
}

/** A button with a visible label, or with an icon and a label for screen readers. */
export function button(
  label: string,
  press: () => void,
  style: ButtonStyle = {},
): HTMLButtonElement {
  const created = element('button', { type: 'button', class: style.class ?? 'button' });
  if (style.icon) created.append(icon(style.icon));
  if (style.bare) {
    created.setAttribute('aria-label', label);
    created.title = label;
  } else created.append(element('span', {}, label));
  created.addEventListener('click', press);
  return created;
}

/** A name with its scope in a quieter colour, readable and copied as one word. */
export function moduleName(name: string): DocumentFragment {
  const created = document.createDocumentFragment();
  const index = name.startsWith('@') ? name.indexOf('/') + 1 : 0;
  if (index > 0) created.append(element('span', { class: 'scope' }, name.slice(0, index)));
  created.append(name.slice(index));
  return created;
}

export const pill = (kind: string, text: string): HTMLElement =>
  element('span', { class: 'pill', 'data-kind': kind }, text);

/** Text for screen readers only. */
export const hiddenText = (text: string): HTMLElement => element('span', { class: 'spoken' }, text);

let lastId = 0;
export const newId = (): string => {
  lastId += 1;
  return `dock-${lastId}`;
};

/** Arrow keys walk along a list of elements; `Home` and `End` go to its ends. */
export function moveFocus(
  event: KeyboardEvent,
  list: readonly HTMLElement[],
  keys: readonly [back: string, forth: string],
): HTMLElement | null {
  const index = list.findIndex(
    (item) => item === event.target || item.contains(event.target as Node),
  );
  const last = list.length - 1;
  const steps: Record<string, number> = {
    [keys[0]]: Math.max(0, index - 1),
    [keys[1]]: Math.min(last, index + 1),
    Home: 0,
    End: last,
  };
  const to = list[steps[event.key] ?? -1];
  if (!to) return null;
  event.preventDefault();
  to.focus();
  return to;
}
