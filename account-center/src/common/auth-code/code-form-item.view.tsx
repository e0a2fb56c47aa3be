import { plainDigits, useCooldown } from '@edu/shared-utility';
import { Button, Form, type InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect, useId, useRef } from 'react';
import { morePhrases } from '../../phrases/more';
import type { CodePurpose } from './code-purposes';

interface Props {
  purpose: CodePurpose;
  /** Where the next code would go; '' while that is not known. */
  account: string;
  /** Where the last one went, whatever the fields hold by now. */
  sentTo: string | null;
  /** How an account is written for its owner's eyes. */
  written: (account: string) => string;
  value: string;
  onChange: (code: string) => void;
  onSend: () => void;
  sending: boolean;
  /** What was typed is on its way: nothing of it changes until the answer is there. */
  busy: boolean;
  /** No code may be asked for yet. */
  locked?: boolean;
  /** Shown under the field in red. */
  problem?: string | null | undefined;
}

/** Six digits and the button that sends them; the button waits for its own cooldown. */
export function CodeFormItem(props: Props) {
  const { purpose, account, sentTo, written, value, onChange, onSend, sending, busy } = props;
  const { locked = false, problem } = props;
  const { t } = morePhrases.use();
  const secondsLeft = useCooldown(purpose, sending, account);
  const id = useId();
  // a code that went there within the last minute, before this dialog opened, is as good
  const went = sentTo ?? (secondsLeft > 0 && account !== '' ? account : null);
  const hint = problem ?? (went !== null && t('code.sentTo', { account: written(went) }));
  const field = useRef<InputRef>(null);
  const isRequested = useRef(false);
  useEffect(() => {
    // the button goes grey under the person's hand; what comes next is the code
    if (isRequested.current && !sending) field.current?.focus();
    isRequested.current = sending;
  }, [sending]);
  return (
    <Form.Item
      layout="vertical"
      label={t('code.label')}
      htmlFor={id}
      validateStatus={problem ? 'error' : ''}
      help={
        hint ? (
          <span id={`${id}-help`} role={problem ? 'alert' : 'status'}>
            {hint}
          </span>
        ) : undefined
      }
    >
      <div className="eac-inline">
        <Input
          ref={field}
          id={id}
          value={value}
          readOnly={busy}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={t('code.placeholder')}
          aria-invalid={Boolean(problem)}
          aria-describedby={hint ? `${id}-help` : undefined}
          onChange={(event) => onChange(plainDigits(event.target.value).slice(0, 6))}
        />
        <Button
          loading={sending}
          disabled={locked || busy || secondsLeft > 0}
          onClick={onSend}
          style={{ minWidth: 128 }}
        >
          {secondsLeft > 0 ? t('code.again', { seconds: secondsLeft }) : t('code.send')}
        </Button>
      </div>
    </Form.Item>
  );
}
