import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { pageAt, pagesNear, type Slot } from './page-positions';

interface Options {
  /** The scrolled element; the pages are the children of its only child. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly total: number;
  /** The page to begin with. */
  readonly start: number;
  /** Width of a page in pixels; when it changes, the visible place is kept. */
  readonly pageWidth: number;
}

const slotsOf = (frame: HTMLElement): Slot[] =>
  Array.from(frame.firstElementChild?.children ?? [], (child) =>
    child instanceof HTMLElement
      ? { top: child.offsetTop, height: child.offsetHeight }
      : { top: 0, height: 0 },
  );

/** The current page, and functions that go to others. */
export function usePdfPlace({ frame, total, start, pageWidth }: Options) {
  const clamp = (page: number): number => Math.min(total, Math.max(1, Math.round(page)));
  const [number, setNumber] = useState(() => clamp(start));
  const [nearPages, setNearPages] = useState<readonly [number, number]>([number - 1, number + 1]);
  const position = useRef({ page: number, share: 0 });
  // A requested page counts as current even where the document's end keeps it from the top of the frame.
  const isRequested = useRef(false);

  const update = (slots: readonly Slot[], element: HTMLElement): void => {
    const [first, last] = pagesNear(slots, {
      top: element.scrollTop,
      height: element.clientHeight,
    });
    setNearPages((current) =>
      current[0] === first && current[1] === last ? current : [first, last],
    );
  };

  const show = (): void => {
    const element = frame.current;
    if (!element) return;
    const slots = slotsOf(element);
    const slot = slots[position.current.page - 1];
    if (!slot) return;
    const before = element.scrollTop;
    element.scrollTop = slot.top + position.current.share * slot.height;
    isRequested.current ||= element.scrollTop !== before;
    update(slots, element);
  };

  const goToPage = (page: number): void => {
    position.current = { page: clamp(page), share: 0 };
    setNumber(position.current.page);
    show();
  };

  const onScroll = (): void => {
    const element = frame.current;
    if (!element) return;
    const slots = slotsOf(element);
    update(slots, element);
    if (isRequested.current) {
      isRequested.current = false;
      return;
    }
    const page = pageAt(slots, { top: element.scrollTop, height: element.clientHeight });
    const slot = slots[page - 1];
    if (!slot) return;
    position.current = { page, share: (element.scrollTop - slot.top) / Math.max(1, slot.height) };
    setNumber(page);
  };

  const latest = useRef(show);
  latest.current = show;
  useLayoutEffect(() => {
    if (pageWidth === 0) return;
    latest.current();
    const element = frame.current;
    // Content that is wider than the frame is centred.
    if (element) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, [frame, pageWidth]);

  return { number, nearPages, goToPage, onScroll };
}
