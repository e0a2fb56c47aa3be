import type { Branch, Job, Locale } from '../contract';

export type ToastKind = 'error' | 'success' | 'info' | 'warning';

export interface Toast {
  id: number;
  kind: ToastKind;
  message: string;
}

/** All events between apps, by name and detail. */
export interface EventMap {
  'layout:menu-width': { width: number };
  'layout:breadcrumb': { visible: boolean };
  /** Whether the page adds padding around the app. */
  'layout:padding': { padded: boolean };
  /** Menu entries of modules were added or removed. */
  'menu:changed': null;
  /** The server announced a new revision of the import map. */
  'import-map:announced': { revision: string };
  'breadcrumb:append': { label: string } | null;
  'navigation:done': { path: string };
  /** Input in an embedded site, which the page itself cannot observe. */
  'session:touched': null;
  'session:ended': { reason: 'logout' | 'expired' };
  /** The server refused a call because a permission or a required second factor is missing. */
  'call:refused': { call: string; lacks: 'permission' | 'secondFactor' };
  /** A call got a response from the server, so requests that failed without a response may be repeated. */
  'call:answered': null;
  'toast:show': Toast;
  'toast:hide': { id: number };
  'language:changed': { language: Locale };
  'branch:changed': Branch;
  /** A message was read or sent, or background work was started: the header refetches its counts. */
  'inbox:changed': null;
  /** The state of the person's background work, as the header has just fetched it. */
  'jobs:seen': readonly Job[];
  /** An app refetches what it shows, because the network is back; `done` resolves with the last answer. */
  'data:reread': { done: Promise<void> };
  'shell:ready': null;
  /** A shared library, or a part of the app of this name, could not be loaded. */
  'library:failed': { name: string };
  /** A render error of an app; `app` is its `data-app`. */
  'app:crashed': { app: string; error: unknown };
}

const PREFIX = 'edu:';

/**
 * Calls every listener in this page, synchronously. On Node, where the client of the contract runs too, there is none.
 */
export function emit<K extends keyof EventMap>(name: K, detail: EventMap[K]): void {
  globalThis.window?.dispatchEvent(new CustomEvent(PREFIX + name, { detail }));
}

/** Adds a listener; the returned function removes it. */
export function on<K extends keyof EventMap>(
  name: K,
  handler: (detail: EventMap[K]) => void,
): () => void {
  const listener = (event: Event) => handler((event as CustomEvent<EventMap[K]>).detail);
  window.addEventListener(PREFIX + name, listener);
  return () => window.removeEventListener(PREFIX + name, listener);
}
