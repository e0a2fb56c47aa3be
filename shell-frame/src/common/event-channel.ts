import { type ContextValues, context, type EventMap, on } from '@edu/shared-utility';
import { type Buffer, type EventChannel, eventChannel } from 'redux-saga';
import { call, fork } from 'typed-redux-saga';

/** Channels refuse null and undefined, so each value is wrapped in an object. */
export interface Box<T> {
  readonly value: T;
}

/** Closes the channel with the saga that calls this, because redux-saga leaves the channels of ended sagas open. */
export function* closedAtEnd<T>(channel: EventChannel<Box<T>>) {
  yield* fork(function* () {
    try {
      yield* call(() => new Promise(() => {}));
    } finally {
      channel.close();
    }
  });
  return channel;
}

/** Changes of a value of the context; the caller closes the channel. */
export const contextChannel = <K extends keyof ContextValues>(
  key: K,
): EventChannel<Box<ContextValues[K]>> =>
  eventChannel((put) => context.subscribe(key, (value) => put({ value })));

/** Changes of a value of the context while the calling saga runs. */
export const contextChanges = <K extends keyof ContextValues>(key: K) =>
  closedAtEnd(contextChannel(key));

/**
 * Events of shared-utility while the calling saga runs.
 *
 * @param buffer keeps events while the saga is busy; by default they are dropped
 */
export const sharedEvents = <K extends keyof EventMap>(
  name: K,
  buffer?: Buffer<Box<EventMap[K]>>,
) => closedAtEnd<EventMap[K]>(eventChannel((put) => on(name, (value) => put({ value })), buffer));

/** Events of the window while the calling saga runs. */
export const windowEvents = (...names: readonly string[]) =>
  closedAtEnd<Event>(
    eventChannel((put) => {
      const listener = (value: Event): void => put({ value });
      for (const name of names) window.addEventListener(name, listener);
      return () => {
        for (const name of names) window.removeEventListener(name, listener);
      };
    }),
  );
