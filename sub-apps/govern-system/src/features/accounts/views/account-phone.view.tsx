import type { Administrator, Invitation } from '@edu/shared-utility';
import { HiddenNumber, type Reveal } from '@edu/shared-utility/admin';
import { phrases } from '../phrases';

interface Props {
  readonly person: Administrator | Invitation;
  readonly reveal: Reveal;
}

/** The masked number of an administrator or an invited person. */
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
