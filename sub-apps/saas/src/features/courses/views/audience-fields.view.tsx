import { useCan } from '@edu/shared-utility';
import { Departments, Organs, Persons, Trains } from './audience-choices.view';

export interface Audience {
  readonly organs: string[];
  readonly departments: string[];
  readonly trains: string[];
  readonly persons: string[];
}

interface Props {
  readonly value: Audience;
  readonly onChange: (audience: Audience) => void;
}

/** The recipients of a grant: whole organisations, departments with those below, trainings, people. */
export function AudienceFields({ value, onChange }: Props) {
  const can = useCan();
  const fieldPropsOf = (name: keyof Audience) => ({
    value: value[name],
    onChange: (ids: string[]) => onChange({ ...value, [name]: ids }),
  });
  return (
    <>
      {can('organ.read') && <Organs {...fieldPropsOf('organs')} />}
      <Departments {...fieldPropsOf('departments')} />
      {can('train.read') && <Trains {...fieldPropsOf('trains')} />}
      {can('student.read') && <Persons {...fieldPropsOf('persons')} />}
    </>
  );
}
