import { useCooldown } from '@edu/shared-utility';
import { Button, Form, Input, type InputRef } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { morePhrases } from '../../phrases/more';
import type { CodePurpose } from './purposes';

interface Props {
  purpose: CodePurpose;
  value: string;
  onChange: (code: string) => void;
  onSend: () => void;
  sending: boolean;
  /** Shown under the field in red. */
  problem?: string | null | undefined;
  /** Shown under the field once a code is on its way. */
  hint?: string | undefined;
  disabled?: boolean;
}

/** Six digits and the button that sends them; the button waits for its own cooldown. */
export function CodeField(props: Props) {
  const { purpose, value, onChange, onSend, sending, problem, hint, disabled } = props;
  const { t } = morePhrases.use();
  const left = useCooldown(purpose, sending);
  const id = useId();
  const said = problem ?? hint;
  const field = useRef<InputRef>(null);
  const asked = useRef(false);
  useEffect(() => {
    // the button goes grey under the person's hand; what comes next is the code
    if (asked.current && !sending) field.current?.focus();
    asked.current = sending;
  }, [sending]);
  return (
    <Form.Item
      layout="vertical"
      label={t('code.label')}
      htmlFor={id}
      validateStatus={problem ? 'error' : ''}
      help={
        said ? (
          <span id={`${id}-help`} role={problem ? 'alert' : 'status'}>
            {said}
          </span>
        ) : undefined
      }
    >
      <div className="eac-inline">
        <Input
          ref={field}
          id={id}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={t('code.placeholder')}
          aria-invalid={Boolean(problem)}
          aria-describedby={said ? `${id}-help` : undefined}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
        />
        <Button
          loading={sending}
          disabled={disabled || left > 0}
          onClick={onSend}
          style={{ minWidth: 128 }}
        >
          {left > 0 ? t('code.again', { seconds: left }) : t('code.send')}
        </Button>
      </div>
    </Form.Item>
  );
}
