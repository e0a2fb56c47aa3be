import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';

import { termWords } from './phrases';
import { offeredDays, type Term } from './term';

interface Props {
  readonly value: Term;
  readonly onChange: (term: Term) => void;
  /** The error to show. */
  readonly fault: string | null;
}

const keyOf = (term: Term): string => (term.kind === 'days' ? String(term.days) : term.kind);

const termOf = (key: string): Term => {
  if (key === 'ever') return { kind: 'ever' };
  return key === 'until' ? { kind: 'until', day: '' } : { kind: 'days', days: Number(key) };
};

/** Selects how long a right is valid. */
export function TermField({ value, onChange, fault }: Props) {
  const { t } = termWords.use();
  return (
    <Form.Item
      label={t('label')}
      htmlFor="grant-term"
      validateStatus={fault ? 'error' : undefined}
      help={fault && <span role="alert">{fault}</span>}
    >
      <Select
        id="grant-term"
        value={keyOf(value)}
        onChange={(key) => onChange(termOf(key))}
        options={[
          { value: 'ever', label: t('ever') },
          ...offeredDays.map((days) => ({ value: String(days), label: t('days', { days }) })),
          { value: 'until', label: t('until') },
        ]}
      />
      {value.kind === 'until' && (
        <Input
          type="date"
          aria-label={t('lastDay')}
          max="2099-12-31"
          style={{ marginBlockStart: 8 }}
          value={value.day}
          onChange={({ target }) => onChange({ kind: 'until', day: target.value })}
        />
      )}
    </Form.Item>
  );
}
