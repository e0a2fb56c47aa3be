import { type CardContent, drawCard, element, on } from '@edu/shared-utility';

/** What a slot shows in place of an app: nothing yet, a skeleton, or a card. One at a time. */
export interface SlotScreens {
  /**
   * Shows a skeleton after a delay, so that fast loads do not flash. When the load is slow it adds a line of text
   * or, where `retry` is passed, a card with a button.
   */
  waiting(retry?: () => void): void;
  /** Shows a card; `content` is called again when the language changes. */
  card(content: () => CardContent): void;
  /** Removes what was shown through this object, nothing else. */
  clear(): void;
}

/** The screens of a slot, for its owner. */
export interface OwnerScreens extends SlotScreens {
  /** Removes whatever is shown. */
  clear(): void;
  /** Screens for one of several users of the slot; a late `clear` of one does not remove what another shows. */
  share(): SlotScreens;
}

export interface ScreenTexts {
  readonly loading: () => string;
  readonly slow: () => string;
  readonly slowCard: (retry: () => void) => CardContent;
}

function drawSkeleton(label: string): HTMLElement {
  const bars = Array.from({ length: 5 }, () => element('span', { 'aria-hidden': 'true' }));
  return element('div', { class: 'edu-skeleton', role: 'status', 'aria-label': label }, ...bars);
}

export function createScreens(
  slot: HTMLElement,
  texts: ScreenTexts,
  delays: () => { skeleton: number; slow: number },
  /** Called with the title of the card that is shown, and with null when it is removed. */
  named: (title: string | null) => void = () => {},
): OwnerScreens {
  /** The inline skeleton of the page; it stays until there is something else to show. */
  let firstPaint: Element[] = [...slot.querySelectorAll(':scope > [data-first]')];
  const removeFirstPaint = () => {
    for (const item of firstPaint) item.remove();
    firstPaint = [];
  };
  let shownElement: HTMLElement | null = null;
  let redraw: (() => void) | null = null;
  /** A card that was removed while it had the focus passes it to the next one. */
  let needsFocus = false;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const schedule = (work: () => void, delay: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, delay);
    timers.add(timer);
  };
  const replaceScreen = (next: HTMLElement | null) => {
    needsFocus ||= shownElement?.contains(document.activeElement) ?? false;
    shownElement?.remove();
    shownElement = next;
    if (!next) return;
    removeFirstPaint();
    slot.append(next);
    const first = next.querySelector<HTMLElement>('button, a');
    if (needsFocus && first) {
      needsFocus = false;
      first.focus();
    }
  };
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    if (redraw) named(null);
    redraw = null;
    replaceScreen(null);
  };

  on('language:changed', () => redraw?.());

  const draw = (content: () => CardContent) => {
    redraw = () => {
      const cardContent = content();
      replaceScreen(drawCard(cardContent));
      named(cardContent.title);
    };
    redraw();
  };
  const waiting = (retry?: () => void) => {
    clear();
    const { skeleton, slow } = delays();
    if (firstPaint.length === 0)
      schedule(() => replaceScreen(drawSkeleton(texts.loading())), skeleton);
    schedule(() => {
      if (retry) draw(() => texts.slowCard(retry));
      else shownElement?.append(element('p', {}, texts.slow()));
    }, slow);
  };
  const card = (content: () => CardContent) => {
    clear();
    draw(content);
  };

  /** The user whose screen is shown, or scheduled. */
  let holder: SlotScreens | null = null;
  const share = (): SlotScreens => {
    const slotScreens: SlotScreens = {
      waiting(retry) {
        holder = slotScreens;
        waiting(retry);
      },
      card(content) {
        holder = slotScreens;
        card(content);
      },
      clear() {
        if (holder !== slotScreens) return;
        clear();
        removeFirstPaint();
      },
    };
    return slotScreens;
  };
  return { ...share(), clear, share };
}
