/** Keys of a part of the page, for the frame's sheet of keyboard shortcuts (`?`). */
export interface KeyGroup {
  /** Unique: the same name again takes the former one's place. */
  readonly id: string;
  /** Heading, in the person's language of the moment. */
  readonly label: () => string;
  /** What each does, with the keys that do it; `+` joins what is held at once. */
  readonly keys: readonly { readonly label: () => string; readonly keys: readonly string[] }[];
}

const groups = new Map<string, KeyGroup>();

/** Adds keys to the sheet for as long as they work; the returned function takes them out. */
export function offerKeys(group: KeyGroup): () => void {
  groups.set(group.id, group);
  return () => {
    if (groups.get(group.id) === group) groups.delete(group.id);
  };
}

/** All keys that the parts of the page offer now. */
export const keyGroups = (): readonly KeyGroup[] => [...groups.values()];
