import { effectiveTiming } from '../environment';
import { on } from '../events';
import { sharedPhrases } from '../i18n';
import { element } from '../page-card';
import { toast } from '../toast';
import type { UndoOffer } from './offer';
import { button, rememberFocus, toastContainer } from './undo-toast-elements';

interface UndoToast {
  readonly element: HTMLElement;
  readonly press: () => void;
  readonly close: () => void;
}

/** Maximum number on screen; the oldest one is removed. */
const maxToasts = 3;
const openToasts: UndoToast[] = [];

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input,textarea,select,[contenteditable],dialog,[role=dialog]') !== null
  );
}

function onKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
  if (event.shiftKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
  // Nothing is undone behind a modal dialog, such as the password lock.
  if (document.querySelector('dialog[open]')) return;
  const newest = openToasts.at(-1);
  if (!newest) return;
  event.preventDefault();
  newest.press();
}

function closeAll(): void {
  for (const item of [...openToasts]) item.close();
}
on('session:ended', closeAll);

async function runUndo({ undo, undone, failed }: UndoOffer): Promise<boolean> {
  try {
    await undo();
  } catch (error) {
    toast.error(failed(error));
    return false;
  }
  toast.success(undone);
  return true;
}

/** Draws the offer; see `offerUndo`. */
export function showUndo(offer: UndoOffer): Promise<boolean> {
  const { t } = sharedPhrases;
  return new Promise((resolve) => {
    const toastElement = element('div', { class: 'edu-undo' }, element('p', {}, offer.message));
    const giveFocusBack = rememberFocus(toastElement);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): boolean => {
      const index = openToasts.indexOf(toast);
      if (index < 0) return false;
      openToasts.splice(index, 1);
      clearTimeout(timer);
      giveFocusBack();
      toastElement.remove();
      if (openToasts.length === 0) window.removeEventListener('keydown', onKey);
      return true;
    };
    const close = () => void (leave() && resolve(false));
    const press = () => void (leave() && resolve(runUndo(offer)));
    /** Reasons that keep it on screen: it is hovered, or has the focus. */
    const holdReasons = new Set<'pointer' | 'focus'>();
    const holdToast = (holdReason: 'pointer' | 'focus') => {
      holdReasons.add(holdReason);
      clearTimeout(timer);
    };
    const releaseToast = (holdReason: 'pointer' | 'focus') => {
      holdReasons.delete(holdReason);
      clearTimeout(timer);
      if (holdReasons.size === 0) timer = setTimeout(close, effectiveTiming().undoDuration);
    };
    const toast: UndoToast = { element: toastElement, press, close };
    const undo = button(`${t('undo')}: ${offer.message}`, t('undo'), press);
    undo.setAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
    undo.title = 'Ctrl Z';
    toastElement.append(undo, button(t('close'), '×', close));
    toastElement.addEventListener('pointerenter', () => holdToast('pointer'));
    toastElement.addEventListener('pointerleave', () => releaseToast('pointer'));
    toastElement.addEventListener('focusin', () => holdToast('focus'));
    toastElement.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && toastElement.contains(relatedTarget)))
        releaseToast('focus');
    });
    toastElement.addEventListener('keydown', (event) => event.key === 'Escape' && close());

    if (openToasts.length === 0) window.addEventListener('keydown', onKey);
    if (openToasts.length >= maxToasts) openToasts[0]?.close();
    openToasts.push(toast);
    toastContainer().append(toastElement);
    timer = setTimeout(close, effectiveTiming().undoDuration);
  });
}
