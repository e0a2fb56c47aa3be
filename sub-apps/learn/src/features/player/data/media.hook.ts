import { useResume } from '@edu/shared-utility/media';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Heartbeats } from './heartbeats';
import { hasPlayedOn } from './watched-ranges';

/** Positions are told in whole seconds: so much before the bound is not beyond it. */
const TOLERANCE_SECONDS = 1;

interface Options {
  readonly beats: Heartbeats;
  /** Where to begin, in seconds. */
  readonly start: number;
  /** How far the person may go, in seconds; null for no bound. */
  readonly bound: number | null;
  readonly speed: number;
  /** It is there and can be played. */
  readonly onShown: () => void;
  /** What is watched now does not reach the platform. */
  readonly isOffline: boolean;
  /** Where the address asks to go, in seconds; null where it does not. */
  readonly goTo: number | null;
  /** Where the person is, at a pause and now and then. */
  readonly onPlace: (seconds: number) => void;
  /** The same, in each second. */
  readonly onAt: (seconds: number) => void;
}

/** A recording that tells what of it is watched, and that is not skipped where it must not be. */
export function useMedia({
  beats,
  start,
  bound,
  speed,
  isOffline,
  goTo,
  onShown,
  onPlace,
  onAt,
}: Options): {
  media: RefObject<HTMLVideoElement | null>;
  /** The person was kept from skipping. */
  wasBound: boolean;
  events: Readonly<Record<string, (event: SyntheticEvent<HTMLMediaElement>) => void>>;
} {
  const media = useRef<HTMLVideoElement>(null);
  const { place: position, events: resume } = useResume(start);
  const reached = useRef(bound ?? 0);
  const [wasBound, setWasBound] = useState(false);
  reached.current = Math.max(reached.current, bound ?? 0);

  useEffect(() => {
    if (media.current) media.current.playbackRate = speed;
  }, [speed]);

  useEffect(() => {
    if (goTo === null || !media.current) return;
    position.current = goTo;
    // before anything of it is known it begins there
    if (media.current.readyState > 0) media.current.currentTime = goTo;
  }, [goTo, position]);

  // the recording stops until what was watched has arrived, so that no watching is lost
  const isHeld = useRef(false);
  useEffect(() => {
    const element = media.current;
    if (!element) return;
    if (isOffline && !element.paused) {
      isHeld.current = true;
      element.pause();
    } else if (!isOffline && isHeld.current) {
      isHeld.current = false;
      void element.play().catch(() => {});
    }
  }, [isOffline]);

  const rest = (): void => {
    beats.flush();
    onAt(position.current);
    onPlace(position.current);
  };
  const events = {
    onLoadedMetadata: (event: SyntheticEvent<HTMLMediaElement>) => {
      event.currentTarget.playbackRate = speed;
      resume.onLoadedMetadata(event);
      onShown();
    },
    onPlay: (event: SyntheticEvent<HTMLMediaElement>) => {
      resume.onPlay(event);
      setWasBound(false);
    },
    onTimeUpdate: (event: SyntheticEvent<HTMLMediaElement>) => {
      const { currentTime, seeking, paused } = event.currentTarget;
      if (seeking) return;
      if (!paused) beats.at(currentTime);
      if (hasPlayedOn(reached.current - TOLERANCE_SECONDS, currentTime)) {
        reached.current = Math.max(reached.current, currentTime);
      }
      if (Math.floor(currentTime) !== Math.floor(position.current)) onAt(currentTime);
      if (Math.floor(currentTime / 5) !== Math.floor(position.current / 5)) onPlace(currentTime);
      resume.onTimeUpdate(event);
    },
    onSeeking: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      beats.jump();
      if (bound === null || currentTarget.currentTime <= reached.current + TOLERANCE_SECONDS)
        return;
      currentTarget.currentTime = reached.current;
      setWasBound(true);
    },
    onPause: (event: SyntheticEvent<HTMLMediaElement>) => {
      resume.onPause(event);
      rest();
    },
    onEnded: rest,
    onRateChange: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      if (currentTarget.playbackRate > 2) currentTarget.playbackRate = 2;
    },
  };
  return { media, wasBound, events };
}
