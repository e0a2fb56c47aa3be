import Input from 'antd/es/input/Input';
import { salesPhrases } from './phrases';

interface Props {
  /** Passed by Form.Item. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  readonly onBlur?: () => void;
}

/** A field for an amount in yuan; `fenOf` parses it. */
export function MoneyInput({ id, value = '', onChange, onBlur }: Props) {
  const { t } = salesPhrases.use();
  return (
    <Input
      id={id}
      inputMode="decimal"
      autoComplete="off"
      style={{ maxWidth: 200 }}
      suffix={t('yuan')}
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={onBlur}
    />
  );
}
