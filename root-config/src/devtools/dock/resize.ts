import { element } from '@edu/shared-utility';
import { phrases } from '../phrases';

/** The prefix `keep:` preserves the height over a log-out, like overrides. */
const KEY = 'keep:devtools-height';
const MIN_HEIGHT = 200;
const DEFAULT_HEIGHT = 380;
const STEP = 24;

const maxHeight = (): number => Math.max(MIN_HEIGHT, Math.round(window.innerHeight * 0.85));
const clamp = (height: number): number =>
  Math.round(Math.min(maxHeight(), Math.max(MIN_HEIGHT, height || DEFAULT_HEIGHT)));

/** The upper edge: dragged by the pointer, moved by arrow keys; a double click restores the default height. */
export function createEdge(onResize: (height: number) => void) {
  let height = clamp(Number(window.localStorage.getItem(KEY)));
  const edge = element('div', {
    role: 'separator',
    class: 'edge',
    tabindex: '0',
    'aria-orientation': 'horizontal',
    'aria-label': phrases.t('height'),
  });

  function resize(target: number, isStored = true): void {
    height = clamp(target);
    edge.setAttribute('aria-valuenow', String(height));
    edge.setAttribute('aria-valuemin', String(MIN_HEIGHT));
    edge.setAttribute('aria-valuemax', String(maxHeight()));
    if (isStored) window.localStorage.setItem(KEY, String(height));
    onResize(height);
  }

  edge.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    const bottom = event.clientY + height;
    const drag = ({ clientY }: PointerEvent) => resize(bottom - clientY, false);
    const endDrag = () => {
      edge.removeEventListener('pointermove', drag);
      resize(height);
    };
    edge.addEventListener('pointermove', drag);
    edge.addEventListener('lostpointercapture', endDrag, { once: true });
  });
  edge.addEventListener('dblclick', () => resize(DEFAULT_HEIGHT));
  edge.addEventListener('keydown', (event) => {
    const heightByKey: Record<string, number> = {
      ArrowUp: height + STEP,
      ArrowDown: height - STEP,
      PageUp: height + STEP * 4,
      PageDown: height - STEP * 4,
      Home: MIN_HEIGHT,
      End: maxHeight(),
    };
    const target = heightByKey[event.key];
    if (target === undefined) return;
    event.preventDefault();
    resize(target);
  });
  return {
    element: edge,
    /** Applies the stored height, limited to the current window. */
    apply: () => resize(height, false),
  };
}
