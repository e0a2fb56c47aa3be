import SafetyOutlined from '@ant-design/icons/es/icons/SafetyOutlined';
import { plainDigits, useCooldown } from '@edu/shared-utility';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Field } from '../field.view';
import type { FieldProps } from '../fields.hook';
import { formPhrases } from '../form-phrases';
import { type AuthCodeState, authCodeSlice } from './auth-code.slice';
import type { CodePurpose } from './calls';

interface Props {
  readonly field: FieldProps;
  readonly purpose: CodePurpose;
  /** Account that the code is sent to. */
  readonly account: string;
  /** Validates the account and shows its error; true if it is invalid. */
  readonly refuseAccount: () => boolean;
  /** Replaces the text that names the account. */
  readonly textOf?: (account: string) => string;
}

/** The code field with its send button, which is disabled during the cooldown. */
export function CodeField({ field, purpose, account, refuseAccount, textOf }: Props) {
  const { t } = formPhrases.use();
  const dispatch = useDispatch();
  const send = useSelector((state: { authCode: AuthCodeState }) => state.authCode[purpose]);
  const secondsLeft = useCooldown(purpose, send, account);
  const [isRequested, setIsRequested] = useState(false);
  const waited = useRef<string>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const sending = send?.status === 'sending';

  // After sending, the focus moves to the code field.
  useEffect(() => {
    if (isRequested && send?.status === 'sent') box.current?.querySelector('input')?.focus();
  }, [isRequested, send]);
  if (secondsLeft > 0) waited.current = account;

  const onSend = () => {
    if (secondsLeft > 0 || sending || refuseAccount()) return;
    setIsRequested(true);
    // An earlier error of the empty field is removed, since it could not be filled before; the
    // message about the sent code takes its place.
    field.clearErrors();
    dispatch(authCodeSlice.actions.requested({ purpose, account }));
  };
  // Worded conditionally: the server responds in the same way for unknown accounts, to which it
  // sends nothing.
  const sentence = purpose === 'register' ? 'code.sent' : 'code.sentIfKnown';
  const sentTo = send?.status === 'sent' ? account || send.account : null;
  const hint =
    isRequested && secondsLeft > 0 && sentTo !== null
      ? (textOf?.(sentTo) ?? t(sentence, { account: sentTo }))
      : secondsLeft === 0 && waited.current === account && t('code.ready');
  const refused = isRequested && send?.status === 'failed' && send.account === account;

  return (
    <div ref={box}>
      <Field
        {...field}
        problem={field.problem ?? (refused ? send.message : undefined)}
        onChange={(value) => field.onChange(plainDigits(value).slice(0, 6))}
        hint={hint}
        label={t('code.label')}
        sideElement={
          <Button
            size="large"
            className="ee-send"
            loading={sending}
            disabled={secondsLeft > 0}
            onClick={onSend}
          >
            {secondsLeft > 0 ? t('code.again', { seconds: secondsLeft }) : t('code.send')}
          </Button>
        }
        input={{
          prefix: <SafetyOutlined />,
          placeholder: t('code.placeholder'),
          autoComplete: 'one-time-code',
          inputMode: 'numeric',
        }}
      />
    </div>
  );
}
