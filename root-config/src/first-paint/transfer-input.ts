import { on } from '@edu/shared-utility';

/** Sets the value and dispatches the events of typing, so that React updates its state. */
function type(into: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(into, value);
  into.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Restores the caret; input types without one report `null`. */
function restoreCaret(from: HTMLInputElement, into: HTMLInputElement): void {
  const { selectionStart: start, selectionEnd: end } = from;
  if (start !== null && end !== null) into.setSelectionRange(start, end);
}

/** The control of the application's form that corresponds to one of the early form. */
function counterpart(control: Element, form: HTMLFormElement): HTMLElement | null {
  if (!(control instanceof HTMLInputElement)) return form.querySelector('[type="submit"]');
  const { name, type } = control;
  return form.querySelector(name ? `input[name="${name}"]` : `input[type="${type}"]`);
}

/** Repeats everything that a person can have done in the early form. */
function repeat(firstForm: HTMLFormElement, form: HTMLFormElement, focused: Element | null): void {
  for (const from of firstForm.querySelectorAll('input')) {
    const target = counterpart(from, form);
    if (!(target instanceof HTMLInputElement)) continue;
    if (from.type === 'checkbox') {
      if (from.checked !== from.defaultChecked && target.checked !== from.checked) target.click();
    } else if (from.value !== from.defaultValue) type(target, from.value);
  }
  const target = focused && counterpart(focused, form);
  target?.focus();
  if (focused instanceof HTMLInputElement && target instanceof HTMLInputElement)
    restoreCaret(focused, target);
  if ('submitted' in firstForm.dataset) form.requestSubmit();
}

/**
 * Transfers the input of the page's early form (`loginForm`) to the form that an application draws in the same
 * slot: values, focus, caret and a submit. It runs in the task that drew the form, so that no keystroke is lost
 * between the two. A card in between keeps the input for the next attempt; navigating elsewhere drops it.
 */
export function transferInput(slot: HTMLElement): void {
  const firstForm = slot.querySelector<HTMLFormElement>(':scope > [data-first] form');
  if (!firstForm) return;
  let focused = firstForm.contains(document.activeElement) ? document.activeElement : null;
  firstForm.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });

  const transferPassword = () => {
    const field = [...slot.querySelectorAll<HTMLInputElement>('input[name="password"]')].find(
      (input) => !firstForm.contains(input) && getComputedStyle(input).visibility !== 'hidden',
    );
    if (!field?.form) return;
    stop();
    // Blur makes an input method commit its text before the field is removed.
    if (focused instanceof HTMLElement) focused.blur();
    repeat(firstForm, field.form, focused);
    firstForm.closest('[data-first]')?.remove();
  };

  const watch = new MutationObserver(transferPassword);
  watch.observe(slot, { childList: true, subtree: true, attributeFilter: ['data-guard'] });
  const unsubscribe = on('navigation:done', () => {
    if (window.location.pathname !== '/entrance/login') stop();
  });
  function stop(): void {
    watch.disconnect();
    unsubscribe();
  }
}
