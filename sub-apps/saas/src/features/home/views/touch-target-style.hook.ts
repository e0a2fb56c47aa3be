import { useNarrow } from '@edu/shared-utility';
import type { CSSProperties } from 'react';

/** Minimum height in pixels of a touch target. */
const TOUCH_SIZE = 44;

/**
 * The style of a link or button on the home page: the height of a touch target on a phone, otherwise that of the line.
 */
export function useTouchTargetStyle(): CSSProperties {
  if (!useNarrow()) return {};
  return {
    display: 'inline-block',
    boxSizing: 'border-box',
    minHeight: TOUCH_SIZE,
    paddingBlock: `calc((${TOUCH_SIZE}px - 1lh) / 2)`,
  };
}
