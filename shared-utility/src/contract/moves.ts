/** Transitions of one kind of object: from which states, and to which one. */
export type Moves<M extends string, S> = Readonly<
  Record<
    M,
    {
      readonly from: readonly S[];
      /** Null if the state does not change, or the object is deleted. */
      readonly to: S | null;
    }
  >
>;
