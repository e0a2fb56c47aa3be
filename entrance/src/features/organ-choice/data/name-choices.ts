import { context, type OrganChoice } from '@edu/shared-utility';

export interface NamedChoice {
  readonly name: string;
  /** 1, 2, … where a person has several identities in one organisation; actors have no names. */
  readonly identity: number | undefined;
  /** The session works there. */
  readonly isHere: boolean;
}

/** What tells the choices apart for a person. */
export function nameChoices(choices: readonly OrganChoice[]): NamedChoice[] {
  return choices.map(({ organ, name, actor }, index) => {
    const isThisOrgan = (choice: OrganChoice) => choice.organ === organ;
    const several = choices.filter(isThisOrgan).length > 1;
    return {
      name,
      isHere: organ === context.get('organ') && actor === context.get('actor'),
      identity: several ? choices.slice(0, index + 1).filter(isThisOrgan).length : undefined,
    };
  });
}
