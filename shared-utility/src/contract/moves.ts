/** The transitions of one kind of thing, by what may become of it. */
export type Moves<M extends string, S> = Readonly<
  Record<
    M,
    {
      readonly from: readonly S[];
      /** Null: it stays what it is, or is gone. */
      readonly to: S | null;
    }
  >
>;
