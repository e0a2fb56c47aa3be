import { context, type OrganChoice } from '@edu/shared-utility';

export interface NamedChoice {
  readonly name: string;
  /** Number that distinguishes several identities in one organisation, since actors have no names. */
  readonly identity: number | undefined;
  /** Whether it is the session's current one. */
  readonly isCurrent: boolean;
}

/** Texts that distinguish the choices. */
export function nameChoices(choices: readonly OrganChoice[]): NamedChoice[] {
  return choices.map(({ organ, name, actor }, index) => {
    const isThisOrgan = (choice: OrganChoice) => choice.organ === organ;
    const several = choices.filter(isThisOrgan).length > 1;
    return {
      name,
      isCurrent: organ === context.get('organ') && actor === context.get('actor'),
      identity: several ? choices.slice(0, index + 1).filter(isThisOrgan).length : undefined,
    };
  });
}
