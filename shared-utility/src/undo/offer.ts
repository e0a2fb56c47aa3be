/** Something that has just been done and can be taken back. */
export interface UndoOffer {
  /** What was done, and to whom or what: the person's name is in it. */
  readonly message: string;
  /** Takes it back. It runs even when the page that offered it has been left: no component, no saga. */
  readonly undo: () => Promise<unknown>;
  /** What is said after it was taken back. */
  readonly undone: string;
  /** What is said when `undo` has rejected with this; the offer is gone then. */
  readonly failed: (error: unknown) => string;
}
