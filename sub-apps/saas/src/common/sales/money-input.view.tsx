import Input from 'antd/es/input/Input';
import { salesPhrases } from './phrases';

interface Props {
  /** Form.Item gives these four. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  readonly onBlur?: () => void;
}

/** An amount in yuan, as it is typed: `fenOf` reads it. */
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
