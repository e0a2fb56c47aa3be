import { pageNonce } from '../layout/dom';
import type { ModuleSideEffects } from './host';

type Props = Record<string, unknown>;

/** The DOM side of one attempt to show a module: its element, its props, and whether it has ended. */
export interface Attempt {
  /** Resolves when the person navigates away, or the attempt has ended. */
  readonly leaving: Promise<void>;
  /** Props with this attempt's own element; `name` is the instance's, `entry` the address of its module. */
  propsFor(name: string, entry: string): Props;
  /** Call when the person navigates away. */
  release(): void;
  /** Removes the element; with `keepsElement` only hides it, for an instance that is still unmounting from it. */
  end(keepsElement: boolean): void;
  /** Removes the element, a stray element with the same id, and popups that the app left behind. */
  remove(name: string): void;
}

/** Id of an app's element, as single-spa's own helpers build it. */
export const idOf = (name: string): string => `single-spa-application:${name}`;

export function openAttempt(
  slot: HTMLElement,
  props: Props,
  sideEffects: ModuleSideEffects,
): Attempt {
  let element: HTMLElement | null = null;
  let ended = false;
  let from: string | null = null;
  let release: () => void = () => {};
  const leaving = new Promise<void>((resolve) => {
    release = resolve;
  });

  return {
    leaving,
    propsFor(name, entry) {
      if (!element) {
        element = document.createElement('div');
        element.id = idOf(name);
        element.dataset.appSlot = '';
        slot.append(element);
        from = entry;
        sideEffects.enter(entry);
      }
      return { ...props, name, domElement: element, cspNonce: pageNonce() };
    },
    release: () => release(),
    end(keepsElement) {
      if (ended) return;
      ended = true;
      if (keepsElement && element) element.hidden = true;
      else element?.remove();
      if (from !== null) sideEffects.leave(from);
      release();
    },
    remove(name) {
      element?.remove();
      const leftoverElement = document.getElementById(idOf(name));
      // Only outside every slot: a newer attempt of the same instance has its own element inside one.
      if (leftoverElement && leftoverElement.dataset.appSlot === undefined)
        leftoverElement.remove();
      if (from !== null) sideEffects.cleanUp(from);
    },
  };
}
