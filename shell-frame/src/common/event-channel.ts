import { type ContextValues, context, type EventMap, on } from '@edu/shared-utility';
import { type Buffer, type EventChannel, eventChannel } from 'redux-saga';

/** Channels refuse null and undefined, so each value is wrapped in an object. */
export interface Box<T> {
  readonly value: T;
}

/** @param buffer keeps events while the saga is busy; by default they are dropped */
export const sharedEvents = <K extends keyof EventMap>(
  name: K,
  buffer?: Buffer<Box<EventMap[K]>>,
): EventChannel<Box<EventMap[K]>> =>
  eventChannel((put) => on(name, (value) => put({ value })), buffer);

export const contextChanges = <K extends keyof ContextValues>(
  key: K,
): EventChannel<Box<ContextValues[K]>> =>
  eventChannel((put) => context.subscribe(key, (value) => put({ value })));

export const windowEvents = (...names: readonly string[]): EventChannel<Box<Event>> =>
  eventChannel((put) => {
    const listener = (value: Event): void => put({ value });
    for (const name of names) window.addEventListener(name, listener);
    return () => {
      for (const name of names) window.removeEventListener(name, listener);
    };
  });
