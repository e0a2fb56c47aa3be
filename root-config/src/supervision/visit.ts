import type { ModuleBelongings } from './host';

type Props = Record<string, unknown>;

/** One stay of a person on one app: its element, its props, and whether it is over. */
export interface Visit<I> {
  readonly props: Props;
  /** Resolves when the visit ends before the app was mounted. */
  readonly left: Promise<void>;
  /** Resolves when the person turns elsewhere, mounted or not. */
  readonly leaving: Promise<void>;
  readonly ended: boolean;
  /** True once the person has turned elsewhere. */
  readonly departed: boolean;
  /** The instance that this visit mounted. */
  mounted: I | null;
  /** Props with this visit's own element; `name` is the instance's, `entry` the address of its module. */
  propsFor(name: string, entry: string): Props;
  letGo(): void;
  /** Takes the element out of sight; what has not mounted yet loses it for good. */
  end(): void;
  /** Removes the element, any that the app put elsewhere under the same id, and popups it forgot. */
  remove(name: string): void;
}

const idOf = (name: string) => `single-spa-application:${name}`;

export function openVisit<I>(
  slot: HTMLElement,
  props: Props,
  belongings: ModuleBelongings,
): Visit<I> {
  let element: HTMLElement | null = null;
  let ended = false;
  let departed = false;
  let from: string | null = null;
  let tellLeft: () => void = () => {};
  let tellLeaving: () => void = () => {};
  const left = new Promise<void>((resolve) => {
    tellLeft = resolve;
  });
  const leaving = new Promise<void>((resolve) => {
    tellLeaving = resolve;
  });

  return {
    props,
    left,
    leaving,
    mounted: null,
    get ended() {
      return ended;
    },
    get departed() {
      return departed;
    },
    propsFor(name, entry) {
      if (!element) {
        element = document.createElement('div');
        element.id = idOf(name);
        element.dataset.appSlot = '';
        slot.append(element);
        from = entry;
        belongings.enter(entry);
      }
      return { ...props, name, domElement: element };
    },
    letGo() {
      departed = true;
      tellLeaving();
    },
    end() {
      ended = true;
      if (this.mounted && element) element.hidden = true;
      else element?.remove();
      if (from !== null) belongings.leave(from);
      tellLeaving();
      tellLeft();
    },
    remove(name) {
      element?.remove();
      const stray = document.getElementById(idOf(name));
      // Only what lies outside every slot: a newer visit of the same copy has its own element inside one.
      if (stray && stray.dataset.appSlot === undefined) stray.remove();
      if (from !== null) belongings.tidy(from);
    },
  };
}
