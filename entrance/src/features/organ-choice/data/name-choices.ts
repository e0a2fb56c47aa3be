import type { OrganChoice } from '@edu/shared-utility';

export interface NamedChoice {
  readonly name: string;
  /** 1, 2, … where a person has several identities in one organisation; actors have no names. */
  readonly identity: number | undefined;
}

/** What tells the choices apart for a person. */
export function nameChoices(choices: readonly OrganChoice[]): NamedChoice[] {
  return choices.map(({ organ, name }, index) => {
    const same = (choice: OrganChoice) => choice.organ === organ;
    const several = choices.filter(same).length > 1;
    return {
      name,
      identity: several ? choices.slice(0, index + 1).filter(same).length : undefined,
    };
  });
}
