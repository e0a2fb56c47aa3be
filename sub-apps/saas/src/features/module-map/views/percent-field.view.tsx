import { Form } from 'antd';
import Input from 'antd/es/input/Input';
import { phrases } from '../phrases';

/** Parses a percentage, 0 to 100; null if invalid. */
export const percentOf = (text: string): number | null =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100 ? Number(text) : null;

interface PercentFieldProps {
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

/** Share of people who get the new version. */
export function PercentField({ value, isWrong, onChange }: PercentFieldProps) {
  const { t } = phrases.use();
  return (
    <Form.Item
      label={t('percent')}
      htmlFor="module-percent"
      validateStatus={isWrong ? 'error' : undefined}
      help={isWrong && <span role="alert">{t('percentFault')}</span>}
    >
      <Input
        id="module-percent"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        style={{ width: 120 }}
      />
    </Form.Item>
  );
}
