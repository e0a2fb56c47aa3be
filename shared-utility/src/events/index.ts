import type { Branch, Job, Locale } from '../contract';

export type ToastKind = 'error' | 'success' | 'info' | 'warning';

export interface Toast {
  id: number;
  kind: ToastKind;
  message: string;
}

/** Everything that apps may tell each other, by name and detail. */
export interface EventMap {
  'layout:menu-width': { width: number };
  'layout:breadcrumb': { visible: boolean };
  /** Whether the page gives room around what the app shows. */
  'layout:padding': { padded: boolean };
  /** Entries of modules came into the menu, or went. */
  'menu:changed': null;
  /** The server told of another import map than before. */
  'import-map:told': { revision: string };
  'breadcrumb:append': { label: string } | null;
  'navigation:done': { path: string };
  /** Somebody works where the page cannot see a hand: in an embedded site. */
  'session:touched': null;
  'session:ended': { reason: 'logout' | 'expired' };
  /** The server refused a call for want of a permission, or of a second factor that it demands. */
  'call:refused': { call: string; lacks: 'permission' | 'secondFactor' };
  'toast:show': Toast;
  'toast:hide': { id: number };
  'language:changed': { language: Locale };
  'branch:changed': Branch;
  /** A message was read or sent, or work in the background begun: what the header shows is old. */
  'inbox:changed': null;
  /** What the header has just heard of the person's work in the background. */
  'jobs:seen': readonly Job[];
  'shell:ready': null;
  /** What comes on demand did not arrive: a shared library by its name, or a part of the app of this name. */
  'library:failed': { name: string };
  /** Something of an app threw while it was drawn; `app` is its `data-app`. */
  'app:crashed': { app: string; error: unknown };
}

const PREFIX = 'edu:';

/** Tells every listener in this page, synchronously. */
export function emit<K extends keyof EventMap>(name: K, detail: EventMap[K]): void {
  window.dispatchEvent(new CustomEvent(PREFIX + name, { detail }));
}

/** Listens until the returned function is called. */
export function on<K extends keyof EventMap>(
  name: K,
  handler: (detail: EventMap[K]) => void,
): () => void {
  const listener = (event: Event) => handler((event as CustomEvent<EventMap[K]>).detail);
  window.addEventListener(PREFIX + name, listener);
  return () => window.removeEventListener(PREFIX + name, listener);
}
