import { registry } from '../registry';

/** Keys of a part of the page, for the frame's list of keyboard shortcuts (`?`). */
export interface KeyGroup {
  /** Unique: a group with the same id replaces the former one. */
  readonly id: string;
  /** Heading in the current language. */
  readonly label: () => string;
  /** Keys with their descriptions; `+` joins keys that are pressed together. */
  readonly keys: readonly { readonly label: () => string; readonly keys: readonly string[] }[];
}

const groups = registry<KeyGroup>();

/** Adds keys to the list; the returned function removes them. */
export const offerKeys = groups.offer;

/** All keys that are offered now. */
export const keyGroups = groups.all;
