import type { AccountProfile, HiddenField } from '@edu/shared-utility';
import { HiddenNumber, type Reveal } from '@edu/shared-utility/admin';
import { phrases } from '../phrases';

interface Props {
  readonly record: AccountProfile;
  readonly field: HiddenField;
  readonly reveal: Reveal;
}

/** A masked number of a record. */
export function RecordNumber({ record, field, reveal }: Props) {
  const { t } = phrases.use();
  return (
    <HiddenNumber
      id={record.id}
      name={record.name}
      field={field}
      label={t(field)}
      masked={record[field]}
      permission="profile.reveal"
      reveal={reveal}
    />
  );
}
