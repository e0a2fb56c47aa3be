import { type RefObject, type SyntheticEvent, useRef } from 'react';

type MediaEvent = SyntheticEvent<HTMLMediaElement>;

/**
 * Anyone who was so near the end starts again, in seconds: places are kept whole, and the last one is told just before
 * it.
 */
const TOLERANCE_SECONDS = 2;

/**
 * Goes on where a recording was when it gets another address, playing if it played.
 *
 * @param start where to begin, in seconds
 */
export function useResume(start = 0): {
  /** Where it is, in seconds. */
  readonly place: RefObject<number>;
  readonly events: Readonly<
    Record<'onLoadedMetadata' | 'onPlay' | 'onPause' | 'onTimeUpdate', (event: MediaEvent) => void>
  >;
} {
  const position = useRef(start);
  const wasPlaying = useRef(false);
  const events = {
    onLoadedMetadata: ({ currentTarget }: MediaEvent) => {
      const isOver = position.current >= currentTarget.duration - TOLERANCE_SECONDS;
      if (position.current > 0 && !isOver) currentTarget.currentTime = position.current;
      if (wasPlaying.current) void currentTarget.play().catch(() => {});
    },
    onPlay: () => {
      wasPlaying.current = true;
    },
    onPause: ({ currentTarget }: MediaEvent) => {
      // browsers pause a recording whose address is over, too: it goes on with the next one
      if (!currentTarget.error) wasPlaying.current = false;
    },
    onTimeUpdate: ({ currentTarget: { currentTime, seeking } }: MediaEvent) => {
      // an element whose address has just changed tells 0
      if (!seeking && currentTime > 0) position.current = currentTime;
    },
  };
  return { place: position, events };
}
