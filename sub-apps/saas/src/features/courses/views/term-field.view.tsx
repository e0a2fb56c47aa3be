import { Form, Select } from 'antd';
import Input from 'antd/es/input/Input';
import { spans, type Term } from '../data/term';
import { phrases } from '../phrases';

interface Props {
  readonly value: Term;
  readonly onChange: (term: Term) => void;
  /** What is wrong with it. */
  readonly fault: string | null;
}

const keyOf = (term: Term): string => (term.kind === 'days' ? String(term.days) : term.kind);

const termOf = (key: string): Term => {
  if (key === 'ever') return { kind: 'ever' };
  return key === 'until' ? { kind: 'until', day: '' } : { kind: 'days', days: Number(key) };
};

/** Until when somebody may learn. */
export function TermField({ value, onChange, fault }: Props) {
  const { t } = phrases.use();
  return (
    <Form.Item
      label={t('term')}
      htmlFor="grant-term"
      validateStatus={fault ? 'error' : undefined}
      help={fault && <span role="alert">{fault}</span>}
    >
      <Select
        id="grant-term"
        value={keyOf(value)}
        onChange={(key) => onChange(termOf(key))}
        options={[
          { value: 'ever', label: t('terms.ever') },
          ...spans.map((days) => ({ value: String(days), label: t('terms.days', { days }) })),
          { value: 'until', label: t('terms.until') },
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
