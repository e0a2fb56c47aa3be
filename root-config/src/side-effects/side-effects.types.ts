import type { Listeners } from './listeners';

/** A mounted version of a module: `entry` is the address it was loaded from. */
export interface Owner {
  readonly entry: string;
  /** Its value of `data-app`, which marks its elements outside its own root. */
  readonly dataApp: string;
  /** Whether it fills the content slot: elements without a mark belong to it. */
  readonly isMain: boolean;
}

/**
 * Manages what modules add to `<head>`, `<body>`, `window` and `document`, so that an application's styles, popups
 * and listeners exist only while it is mounted.
 */
export interface SideEffects {
  /** Call before it mounts: restores its style sheets and what it added when it was evaluated. */
  enter(owner: Owner): void;
  /** Call when it leaves: hides everything of it at once. */
  leave(entry: string): void;
  /** Call after its unmount: removes popups that it left behind. */
  cleanUp(entry: string): void;
  /** Call when this version will not return: removes everything of it. */
  discard(entry: string): void;
  /** Runs the body of one file; what it adds belongs to the file's application. */
  evaluating<T>(file: string, run: () => T): T;
  leftovers(): Leftovers;
}

/** What unmounted applications left behind, without being visible. */
export interface Leftovers {
  /** Number of nodes and styles that were removed since the page opened because their application had not. */
  readonly swept: number;
  /** Listeners on the page's own objects, by application, whose removal was not recorded. */
  readonly recorded: Listeners['recorded'];
}

export interface FileOwners {
  of(file: string): string | null;
  filesOf(entry: string): string[];
}
