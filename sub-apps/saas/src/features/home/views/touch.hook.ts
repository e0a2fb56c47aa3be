import { useNarrow } from '@edu/shared-utility';
import type { CSSProperties } from 'react';

/** What a finger meets without a miss. */
const FINGER = 44;

/** Style of a link or button on the home: as high as a finger where the window is a phone's, else as its line. */
export function useTouch(): CSSProperties {
  if (!useNarrow()) return {};
  return {
    display: 'inline-block',
    boxSizing: 'border-box',
    minHeight: FINGER,
    paddingBlock: `calc((${FINGER}px - 1lh) / 2)`,
  };
}
