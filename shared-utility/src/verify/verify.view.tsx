import { Button, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { type FormEvent, useId, useState } from 'react';
import type { ProofMethod } from '../contract';
import { plainDigits } from '../contract/plain-text';
import { useNarrow } from '../react/use-narrow';
import { useCeremony } from './ceremony.hook';
import { type TypedMethod, typedMethods, usableMethods } from './methods';
import { passkeys } from './passkeys';
import { PasswordInput } from './password-input.view';
import { phrases } from './phrases';
import { mayBeValid, refusedFields } from './refused-fields';
import { SendCode } from './send-code.view';
import type { Verification, VerifyProps } from './types';

export const prepare = () => phrases.load();

/** Whether the typed value is incomplete, so that no request is sent. */
const isMissing = ({ isSixDigits }: TypedMethod, value: string): boolean =>
  isSixDigits ? !/^\d{6}$/.test(value) : value.trim() === '';

/** One method of proof at a time, and the others to choose from. */
export default function Verify(props: VerifyProps) {
  const { verify, passkeyOptions, sendCode, action, cancel } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const id = useId();
  const methods = usableMethods(props.methods);
  const [chosen, setChosen] = useState<ProofMethod | undefined>(methods[0]);
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState(false);
  const ceremony = useCeremony();
  const wide = useNarrow() ? 'auto' : undefined;
  if (!chosen) return null;
  const typedMethod = chosen === 'passkey' ? null : typedMethods[chosen];
  const account = (chosen === 'phone' ? props.phone : props.mail) ?? '';

  const obtainVerification = async (signal: AbortSignal): Promise<Verification> =>
    typedMethod
      ? typedMethod.toVerification(value)
      : { method: 'passkey', response: await passkeys.use(await passkeyOptions(), signal) };
  /** Shows an error below the field, and focuses the field. */
  const refuse = (words: string): void => {
    setProblem(words);
    document.getElementById(id)?.focus();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // React events bubble to the outer form, which must not be submitted.
    event.stopPropagation();
    if (busy) return;
    if (typedMethod && isMissing(typedMethod, value)) {
      refuse(t(typedMethod.empty));
      return;
    }
    setProblem('');
    setBusy(true);
    const signal = ceremony.begin();
    try {
      await verify(await obtainVerification(signal));
    } catch (reason) {
      // The person chose another method, or closed the dialog.
      if (signal.aborted) return;
      refuse(refusedFields(reason));
      if (typedMethod?.isSixDigits && !mayBeValid(reason)) setValue('');
    } finally {
      setBusy(false);
    }
  };
  const choose = (method: ProofMethod): void => {
    ceremony.end();
    setChosen(method);
    setValue('');
    setProblem('');
    setSent(false);
  };
  const type = (text: string): void => {
    setValue(typedMethod?.isSixDigits ? plainDigits(text).slice(0, 6) : text);
    setProblem('');
  };

  const Field = chosen === 'password' ? PasswordInput : Input;
  const unsupported = chosen === 'passkey' && !passkeys.supported();
  const secondaryText = {
    margin: 0,
    color: token.colorTextSecondary,
    overflowWrap: 'anywhere',
  } as const;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p style={{ ...secondaryText, marginBottom: token.marginSM }}>
        {typedMethod
          ? t(typedMethod.hint, { account })
          : t(unsupported ? 'passkeyMissing' : 'passkeyHint')}
      </p>
      {typedMethod && (
        <>
          <label htmlFor={id} style={{ display: 'block', marginBottom: token.marginXXS }}>
            {t(typedMethod.label)}
          </label>
          <div style={{ display: 'flex', gap: token.marginXS }}>
            <Field
              key={chosen}
              id={id}
              size="large"
              autoFocus
              value={value}
              autoComplete={typedMethod.autoComplete}
              inputMode={typedMethod.isSixDigits ? 'numeric' : undefined}
              spellCheck={false}
              placeholder={typedMethod.isSixDigits ? t('codePlaceholder') : undefined}
              status={problem ? 'error' : undefined}
              aria-invalid={problem ? true : undefined}
              aria-describedby={`${id}-said`}
              onChange={(event) => type(event.target.value)}
            />
            {(chosen === 'phone' || chosen === 'mail') && sendCode && (
              <SendCode
                to={chosen}
                send={sendCode}
                onSent={() => setSent(true)}
                onRefused={(reason) => setProblem(refusedFields(reason))}
              />
            )}
          </div>
        </>
      )}
      <div
        id={`${id}-said`}
        aria-live="polite"
        style={{
          minHeight: token.lineHeight * token.fontSize,
          margin: `${token.marginXXS}px 0 ${token.marginSM}px`,
          color: problem ? token.colorErrorText : token.colorTextSecondary,
        }}
      >
        {problem || (sent && t('sent', { account }))}
      </div>
      <div
        style={{
          display: 'flex',
          // On a phone two labels may need two rows; the submit button is the upper one.
          flexWrap: 'wrap-reverse',
          justifyContent: 'end',
          gap: token.marginXS,
        }}
      >
        {cancel && (
          <Button size="large" style={{ flex: wide }} onClick={cancel.press}>
            {cancel.label}
          </Button>
        )}
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          block={!cancel}
          loading={busy}
          style={{ flex: wide }}
          disabled={unsupported}
          autoFocus={chosen === 'passkey'}
        >
          {action}
        </Button>
      </div>
      {methods.length > 1 && (
        <div style={{ marginTop: token.margin, borderTop: `1px solid ${token.colorSplit}` }}>
          <p style={{ ...secondaryText, marginTop: token.marginSM }}>{t('others')}</p>
          {methods
            .filter((method) => method !== chosen)
            .map((method) => (
              <Button
                key={method}
                type="link"
                style={{ padding: 0, marginInlineEnd: token.margin }}
                onClick={() => choose(method)}
              >
                {t(`ways.${method}`)}
              </Button>
            ))}
        </div>
      )}
    </form>
  );
}
