import { on } from '@edu/shared-utility';
import type { CardContent } from './card';
import { drawCard } from './card';
import { element } from './dom';

/** What a slot shows in place of an app: nothing yet, a skeleton, or a card. One at a time. */
export interface SlotScreens {
  /** A skeleton after its delay, so that quick answers never flash; a line of text when it gets slow. */
  waiting(): void;
  /** The card is made again when the language changes. */
  card(content: () => CardContent): void;
  clear(): void;
}

export interface ScreenTexts {
  readonly loading: () => string;
  readonly slow: () => string;
}

function drawSkeleton(label: string): HTMLElement {
  const bars = Array.from({ length: 5 }, () => element('span', { 'aria-hidden': 'true' }));
  return element('div', { class: 'edu-skeleton', role: 'status', 'aria-label': label }, ...bars);
}

export function createScreens(
  slot: HTMLElement,
  texts: ScreenTexts,
  delays: () => { skeleton: number; slow: number },
): SlotScreens {
  let shown: HTMLElement | null = null;
  let redraw: (() => void) | null = null;
  /** A card that went while it had the focus gives it to the next one. */
  let owesFocus = false;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const later = (work: () => void, delay: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, delay);
    timers.add(timer);
  };
  const put = (next: HTMLElement | null) => {
    owesFocus ||= shown?.contains(document.activeElement) ?? false;
    shown?.remove();
    shown = next;
    if (!next) return;
    slot.append(next);
    const first = next.querySelector<HTMLElement>('button, a');
    if (owesFocus && first) {
      owesFocus = false;
      first.focus();
    }
  };
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    redraw = null;
    put(null);
  };

  on('language:changed', () => redraw?.());

  return {
    waiting() {
      clear();
      const { skeleton, slow } = delays();
      later(() => put(drawSkeleton(texts.loading())), skeleton);
      later(() => shown?.append(element('p', {}, texts.slow())), slow);
    },
    card(content) {
      clear();
      redraw = () => put(drawCard(content()));
      redraw();
    },
    clear,
  };
}
