import type { Administrator } from '@edu/shared-utility';
import { HiddenNumber, type Reveal } from '@edu/shared-utility/admin';
import { phrases } from '../phrases';

interface Props {
  readonly person: Administrator;
  readonly reveal: Reveal;
}

/** An administrator's number with a hidden middle. */
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
