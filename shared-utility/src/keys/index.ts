import { registry } from '../registry';

/** Keys of a part of the page, for the frame's sheet of keyboard shortcuts (`?`). */
export interface KeyGroup {
  /** Unique: the same name again takes the former one's place. */
  readonly id: string;
  /** Heading, in the person's language of the moment. */
  readonly label: () => string;
  /** What each does, with the keys that do it; `+` joins what is held at once. */
  readonly keys: readonly { readonly label: () => string; readonly keys: readonly string[] }[];
}

const groups = registry<KeyGroup>();

/** Adds keys to the sheet for as long as they work; the returned function takes them out. */
export const offerKeys = groups.offer;

/** All keys that the parts of the page offer now. */
export const keyGroups = groups.all;
