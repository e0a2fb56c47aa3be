import { plainDigits, useCooldown } from '@edu/shared-utility';
import { Button, Form, type InputRef } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect, useId, useRef } from 'react';
import { morePhrases } from '../../phrases/more';
import type { CodePurpose } from './code-purposes';

interface Props {
  purpose: CodePurpose;
  /** Account that the next code will be sent to; '' while it is unknown. */
  account: string;
  /** Account that the last code was sent to, even if the field has changed since. */
  sentTo: string | null;
  /** Formats an account for its owner, such as masked. */
  formatAccount: (account: string) => string;
  value: string;
  onChange: (code: string) => void;
  onSend: () => void;
  sending: boolean;
  /** Whether the form is being sent; its fields are locked meanwhile. */
  busy: boolean;
  /** Whether no code may be requested yet. */
  locked?: boolean;
  /** Error shown below the field. */
  problem?: string | null | undefined;
}

/** The code field with its send button, which is disabled during its own cooldown. */
export function CodeFormItem(props: Props) {
  const { purpose, account, sentTo, formatAccount, value, onChange, onSend, sending, busy } = props;
  const { locked = false, problem } = props;
  const { t } = morePhrases.use();
  const secondsLeft = useCooldown(purpose, sending, account);
  const id = useId();
  // A code that was sent to this account within the last minute, before this dialog opened, is
  // valid too.
  const codeAccount = sentTo ?? (secondsLeft > 0 && account !== '' ? account : null);
  const hint =
    problem ?? (codeAccount !== null && t('code.sentTo', { account: formatAccount(codeAccount) }));
  const field = useRef<InputRef>(null);
  const isRequested = useRef(false);
  useEffect(() => {
    // The pressed button becomes disabled, so the focus moves on to the code field.
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
