const hasCommandKey = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

export const isSearchKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && hasCommandKey(event) && !event.altKey && !event.shiftKey;

/** Elements in which `?` is an ordinary character. */
const typing =
  'input:not([type=radio],[type=checkbox],[type=button]),textarea,select,[contenteditable]';

/** On many keyboards `?` needs shift, on some AltGr too, which browsers report as Ctrl and Alt. */
export function isKeysKey(event: KeyboardEvent): boolean {
  if (event.key !== '?' || event.isComposing) return false;
  if (hasCommandKey(event) && !event.getModifierState('AltGraph')) return false;
  return !(event.target instanceof Element && event.target.closest(typing));
}
