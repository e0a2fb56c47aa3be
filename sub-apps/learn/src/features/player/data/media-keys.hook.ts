import { offerKeys } from '@edu/shared-utility';
import { type RefObject, useEffect, useRef } from 'react';
import { phrases } from '../phrases';

export interface MediaActions {
  readonly faster: () => void;
  readonly slower: () => void;
  readonly next: () => void;
  readonly previous: () => void;
}

const STEP = 5;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether the focused element handles the key itself: buttons and links, or the browser's player. */
const isTaken = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLElement &&
  ((target.closest('button, a, [role="tab"], [role="combobox"]') !== null &&
    /^( |Enter|Arrow.*)$/.test(key)) ||
    (target instanceof HTMLMediaElement && /^( |Arrow.*)$/.test(key)));

const keys = (): Parameters<typeof offerKeys>[0] => {
  const line = (name: Parameters<typeof phrases.t>[0], ...pressed: string[]) => ({
    label: () => phrases.t(name),
    keys: pressed,
  });
  return {
    id: 'learn.player',
    label: () => phrases.t('keys.title'),
    keys: [
      line('keys.play', 'Space', 'k'),
      line('keys.back', '←'),
      line('keys.forward', '→'),
      line('keys.slower', '<'),
      line('keys.faster', '>'),
      line('keys.mute', 'm'),
      line('keys.full', 'f'),
      line('keys.next', 'n'),
      line('keys.previous', 'p'),
    ],
  };
};

const move = (media: HTMLMediaElement, step: number): void => {
  media.currentTime = Math.max(0, Math.min(media.duration || 0, media.currentTime + step));
};

const playOrPause = (media: HTMLMediaElement): void => {
  if (media.paused) void media.play().catch(() => {});
  else media.pause();
};

const toggleFullscreen = (media: HTMLMediaElement): void => {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void media.requestFullscreen?.().catch(() => {});
};

type MediaKeyAction = (media: HTMLMediaElement, actions: MediaActions) => void;

const actionsByKey: ReadonlyMap<string, MediaKeyAction> = new Map<string, MediaKeyAction>([
  [' ', playOrPause],
  ['k', playOrPause],
  ['ArrowLeft', (media) => move(media, -STEP)],
  ['ArrowRight', (media) => move(media, STEP)],
  ['<', (_, { slower }) => slower()],
  ['>', (_, { faster }) => faster()],
  [
    'm',
    (media) => {
      media.muted = !media.muted;
    },
  ],
  ['f', toggleFullscreen],
  ['n', (_, { next }) => next()],
  ['p', (_, { previous }) => previous()],
]);

/** Keys of the player, independent of the focus, except in text fields and dialogs. */
export function useMediaKeys(
  media: RefObject<HTMLMediaElement | null>,
  actions: MediaActions,
): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const withdrawKeys = offerKeys(keys());
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || !media.current) return;
      if (isTyping(target) || isTaken(target, key)) return;
      if (document.querySelector('[role="dialog"]')) return;
      const act = actionsByKey.get(key);
      if (!act) return;
      act(media.current, latest.current);
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      withdrawKeys();
      document.removeEventListener('keydown', onKey);
    };
  }, [media]);
}
