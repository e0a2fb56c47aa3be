import type { ComponentType } from 'react';
import { emit } from '../events';

/** A view in a chunk of its own; `prepare` is awaited before its first render. */
export interface LazyModule<P> {
  readonly default: ComponentType<P>;
  readonly prepare?: () => Promise<unknown>;
}

/** A part of an app that is loaded on demand. */
export interface LazyPart<P> {
  /** Null until it has loaded. */
  readonly View: ComponentType<P> | null;
  /** Loads it before its first render; rejects on failure, and may be called again. */
  fetch(): Promise<void>;
}

/**
 * Loads a chunk that is no view; a failure is reported to the module loader, which would otherwise cache it.
 *
 * @param app the app's name, as in its `data-app`
 */
export async function fetchPart<T>(app: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.warn('A part of the page could not be loaded.', error);
    emit('library:failed', { name: app });
    throw error;
  }
}

/**
 * Declares a part that is loaded at its first render, so that it does not delay the page's.
 *
 * @param app the app's name, as in its `data-app`
 */
export function lazyPart<P extends object>(
  app: string,
  load: () => Promise<LazyModule<P>>,
): LazyPart<P> {
  let View: ComponentType<P> | null = null;
  return {
    get View() {
      return View;
    },
    async fetch() {
      const view = await fetchPart(app, async () => {
        const module = await load();
        await module.prepare?.();
        return module;
      });
      View = view.default;
    },
  };
}
