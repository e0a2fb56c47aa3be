/** A completed action that can be undone. */
export interface UndoOffer {
  /** What was done, with the name of its object. */
  readonly message: string;
  /** Undoes it. It also runs after the page was left, so it may use no component and no saga. */
  readonly undo: () => Promise<unknown>;
  /** Message after it was undone. */
  readonly undone: string;
  /** Message when `undo` has rejected with this error; the offer is then removed. */
  readonly failed: (error: unknown) => string;
}
