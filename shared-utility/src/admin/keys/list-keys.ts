import { offerKeys } from '@edu/shared-utility';
import { actionsByKey, isDialogOpen } from './actions-by-key';
import { phrases } from './phrases';

/** Elements in which a letter is typed or selects something. */
const textFieldSelector =
  'input:not([type=radio],[type=checkbox],[type=button]),textarea,select,[contenteditable],[role=combobox],[role=menu],[role=listbox]';

const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.isComposing &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !(event.target instanceof Element && event.target.closest(textFieldSelector)) &&
  !isDialogOpen();

/**
 * The keys of a list while it is on screen; ignored while somebody types and under a dialog.
 *
 * @param list its section
 * @returns a function that removes the listener
 */
export function listenForKeys(list: Element): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isFree(event) && actionsByKey[event.key]?.(list)) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  const { t } = phrases;
  const withdraw = offerKeys({
    id: 'admin.list',
    label: () => t('title'),
    keys: [
      { label: () => t('search'), keys: ['/'] },
      { label: () => t('move'), keys: ['j', 'k'] },
      { label: () => t('select'), keys: ['x'] },
      { label: () => t('open'), keys: ['Enter'] },
      { label: () => t('edit'), keys: ['e'] },
      { label: () => t('close'), keys: ['Esc'] },
      { label: () => t('save'), keys: ['Ctrl+S'] },
    ],
  });
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    withdraw();
  };
}

export const prepare = (): Promise<void> => phrases.load();
