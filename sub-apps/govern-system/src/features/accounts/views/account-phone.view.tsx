import type { Administrator, Invitation } from '@edu/shared-utility';
import { HiddenNumber, type Reveal } from '@edu/shared-utility/admin';
import { phrases } from '../phrases';

interface Props {
  readonly person: Administrator | Invitation;
  readonly reveal: Reveal;
}

/** The number of an administrator, or of who is asked to become one, with a hidden middle. */
export function AccountPhone({ person: { id, name, phone }, reveal }: Props) {
  const { t } = phrases.use();
  return (
    <HiddenNumber
      id={id}
      name={name}
      field="phone"
      label={t('phone')}
      masked={phone}
      permission="administrator.reveal"
      reveal={reveal}
    />
  );
}
