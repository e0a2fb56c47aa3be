/** Something that can be chosen, by its id and name. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}
