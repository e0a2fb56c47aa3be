import { type RefObject, type SyntheticEvent, useRef } from 'react';

type MediaEvent = SyntheticEvent<HTMLMediaElement>;

/**
 * In seconds: a person who stopped this close to the end starts again. Positions are stored as whole seconds, and
 * the last one is reported just before the end.
 */
const TOLERANCE_SECONDS = 2;

/**
 * Continues a recording at the same position after its address changed, playing if it was playing.
 *
 * @param start where to begin, in seconds
 */
export function useResume(start = 0): {
  /** Current position in seconds. */
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
      // Browsers also pause a recording whose address has expired; then it continues with the next address.
      if (!currentTarget.error) wasPlaying.current = false;
    },
    onTimeUpdate: ({ currentTarget: { currentTime, seeking } }: MediaEvent) => {
      // An element whose address has just changed reports 0.
      if (!seeking && currentTime > 0) position.current = currentTime;
    },
  };
  return { place: position, events };
}
