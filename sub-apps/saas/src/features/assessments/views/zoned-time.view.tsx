import { useContextValue } from '@edu/shared-utility';
import Input from 'antd/es/input/Input';
import { localDateTime, momentAt } from '../../../common/days';

interface Props {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (moment: string | undefined) => void;
}

/** A date and time, entered in the user's time zone. */
export function ZonedTime({ id, value, onChange }: Props) {
  const zone = useContextValue('timezone');
  return (
    <Input
      id={id}
      autoFocus
      type="datetime-local"
      max="2099-12-31T23:59"
      style={{ maxWidth: 240 }}
      value={value ? localDateTime(zone, value) : ''}
      onChange={({ target }) => onChange?.(momentAt(target.value, zone)?.toISOString())}
    />
  );
}
