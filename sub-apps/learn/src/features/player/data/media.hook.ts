import { useResume } from '@edu/shared-utility/media';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Heartbeats } from './heartbeats';
import { isContinuousPlayback } from './watched-ranges';

/** Positions are reported in whole seconds, so this much above the bound is allowed. */
const TOLERANCE_SECONDS = 1;

interface Options {
  readonly heartbeats: Heartbeats;
  /** Start position in seconds. */
  readonly start: number;
  /** Furthest allowed position in seconds; null without a limit. */
  readonly bound: number | null;
  readonly speed: number;
  /** Called once it can be played. */
  readonly onShown: () => void;
  /** Whether reports of the time watched fail at present. */
  readonly isOffline: boolean;
  /** Position requested by the address, in seconds; null without one. */
  readonly goTo: number | null;
  /** Called with the position on pause and from time to time. */
  readonly onSavePosition: (seconds: number) => void;
  /** Called with the position every second. */
  readonly onPosition: (seconds: number) => void;
}

/** A player that reports the watched ranges, and prevents skipping where that is not allowed. */
export function useMedia({
  heartbeats,
  start,
  bound,
  speed,
  isOffline,
  goTo,
  onShown,
  onSavePosition,
  onPosition,
}: Options): {
  media: RefObject<HTMLVideoElement | null>;
  /** Whether an attempt to skip was prevented. */
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
    // Before the metadata have loaded, playback begins there anyway.
    if (media.current.readyState > 0) media.current.currentTime = goTo;
  }, [goTo, position]);

  // Pauses the recording until the watched ranges are reported, so that none is lost.
  const isHeldBack = useRef(false);
  useEffect(() => {
    const element = media.current;
    if (!element) return;
    if (isOffline && !element.paused) {
      isHeldBack.current = true;
      element.pause();
    } else if (!isOffline && isHeldBack.current) {
      isHeldBack.current = false;
      void element.play().catch(() => {});
    }
  }, [isOffline]);

  const savePosition = (): void => {
    heartbeats.flush();
    onPosition(position.current);
    onSavePosition(position.current);
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
      if (!paused) heartbeats.at(currentTime);
      if (isContinuousPlayback(reached.current - TOLERANCE_SECONDS, currentTime)) {
        reached.current = Math.max(reached.current, currentTime);
      }
      if (Math.floor(currentTime) !== Math.floor(position.current)) onPosition(currentTime);
      if (Math.floor(currentTime / 5) !== Math.floor(position.current / 5))
        onSavePosition(currentTime);
      resume.onTimeUpdate(event);
    },
    onSeeking: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      heartbeats.jump();
      if (bound === null || currentTarget.currentTime <= reached.current + TOLERANCE_SECONDS)
        return;
      currentTarget.currentTime = reached.current;
      setWasBound(true);
    },
    onPause: (event: SyntheticEvent<HTMLMediaElement>) => {
      resume.onPause(event);
      savePosition();
    },
    onEnded: savePosition,
    onRateChange: ({ currentTarget }: SyntheticEvent<HTMLMediaElement>) => {
      if (currentTarget.playbackRate > 2) currentTarget.playbackRate = 2;
    },
  };
  return { media, wasBound, events };
}
