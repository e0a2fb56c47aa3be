import type { HiddenField, Talent } from '@edu/shared-utility';
import { HiddenNumber, type Reveal } from '@edu/shared-utility/admin';
import { phrases } from '../phrases';

interface Props {
  readonly person: Talent;
  readonly field: HiddenField;
  readonly reveal: Reveal;
}

/** A person's number with its middle masked. */
export const TalentNumber = ({ person, field, reveal }: Props) => (
  <HiddenNumber
    id={person.userId}
    name={person.name}
    field={field}
    label={phrases.t(field)}
    masked={person[field]}
    permission="talent.reveal"
    reveal={reveal}
  />
);
