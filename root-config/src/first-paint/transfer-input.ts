import { on } from '@edu/shared-utility';

/** Writes as a person would, so that the framework whose field it is hears of it. */
function type(into: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(into, value);
  into.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts the caret where it was; kinds without one say so by `null`. */
function putCaret(from: HTMLInputElement, into: HTMLInputElement): void {
  const { selectionStart: start, selectionEnd: end } = from;
  if (start !== null && end !== null) into.setSelectionRange(start, end);
}

/** What in the form that came answers to a control of the early one. */
function counterpart(control: Element, form: HTMLFormElement): HTMLElement | null {
  if (!(control instanceof HTMLInputElement)) return form.querySelector('[type="submit"]');
  const { name, type } = control;
  return form.querySelector(name ? `input[name="${name}"]` : `input[type="${type}"]`);
}

/** Everything that a person can have done in the early form, done again in the form that came. */
function repeat(early: HTMLFormElement, form: HTMLFormElement, focused: Element | null): void {
  for (const from of early.querySelectorAll('input')) {
    const into = counterpart(from, form);
    if (!(into instanceof HTMLInputElement)) continue;
    if (from.type === 'checkbox') {
      if (from.checked !== from.defaultChecked && into.checked !== from.checked) into.click();
    } else if (from.value !== from.defaultValue) type(into, from.value);
  }
  const at = focused && counterpart(focused, form);
  at?.focus();
  if (focused instanceof HTMLInputElement && at instanceof HTMLInputElement) putCaret(focused, at);
  if ('submitted' in early.dataset) form.requestSubmit();
}

/**
 * Hands what was typed into the page's early form (`loginForm`) over to the form that an application draws in the same
 * slot: values, focus, caret and a submit. It happens in the task that drew the form, so that no key falls between the
 * two. When a card comes in between, what was typed waits for the form of the next attempt; it is forgotten when the
 * person goes elsewhere.
 */
export function transferInput(slot: HTMLElement): void {
  const early = slot.querySelector<HTMLFormElement>(':scope > [data-first] form');
  if (!early) return;
  let focused = early.contains(document.activeElement) ? document.activeElement : null;
  early.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });

  const take = () => {
    const field = [...slot.querySelectorAll<HTMLInputElement>('input[name="password"]')].find(
      (input) => !early.contains(input) && getComputedStyle(input).visibility !== 'hidden',
    );
    if (!field?.form) return;
    stop();
    // an input method writes what it has so far before its field goes
    if (focused instanceof HTMLElement) focused.blur();
    repeat(early, field.form, focused);
    early.closest('[data-first]')?.remove();
  };

  const watch = new MutationObserver(take);
  watch.observe(slot, { childList: true, subtree: true, attributeFilter: ['data-guard'] });
  const off = on('navigation:done', () => {
    if (window.location.pathname !== '/entrance/login') stop();
  });
  function stop(): void {
    watch.disconnect();
    off();
  }
}
