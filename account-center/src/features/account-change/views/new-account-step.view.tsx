import { Button, Form } from 'antd';
import Input from 'antd/es/input/Input';
import { useId, useState } from 'react';
import { CodeFormItem } from '../../../common/auth-code';
import { NoAnswerAlert } from '../../../common/no-answer-alert.view';
import { morePhrases } from '../../../phrases/more';
import type { AccountChange, ChangeEvent, Channel } from '../data/account-change.flow';
import { accountProblem, channels } from '../data/channels';
import { useStepForm } from './step-form.hook';

interface Props {
  channel: Channel;
  change: Extract<AccountChange, { step: 'enterNew' | 'bind' }>;
  emit: (event: ChangeEvent) => void;
}

/** The new phone or mail address and the code that was sent to it. */
export function NewAccountStep({ channel, change, emit }: Props) {
  const { t } = morePhrases.use();
  const [input, setInput] = useState('');
  const id = useId();
  const account = channels[channel].normalize(input);
  const { request } = change;
  const unbinding = change.step === 'enterNew';
  const current = unbinding ? change.current : null;
  const checkAccount = () => accountProblem(channel, account, current);
  const form = useStepForm({ request, emit, account, checkAccount });
  const problem = form.problemOf('account');
  const label = {
    phone: t(unbinding ? 'change.newPhone' : 'change.phone'),
    mail: t(unbinding ? 'change.newMail' : 'change.mail'),
  }[channel];
  return (
    <form ref={form.form} onSubmit={form.submit} noValidate>
      <Form.Item
        layout="vertical"
        label={label}
        htmlFor={id}
        validateStatus={problem ? 'error' : ''}
        help={
          problem ? (
            <span id={`${id}-help`} role="alert">
              {problem}
            </span>
          ) : undefined
        }
      >
        <Input
          id={id}
          value={input}
          readOnly={form.busy || form.sending}
          // No length limit: a pasted number may contain a country code and spaces.
          maxLength={channel === 'phone' ? 40 : 254}
          onBlur={() => setInput(account)}
          inputMode={channel === 'phone' ? 'tel' : 'email'}
          autoComplete={channel === 'phone' ? 'tel' : 'email'}
          placeholder={t(
            channel === 'phone' ? 'change.phonePlaceholder' : 'change.mailPlaceholder',
          )}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-help` : undefined}
          onChange={(event) => {
            setInput(event.target.value);
            form.edited();
          }}
        />
      </Form.Item>
      <CodeFormItem
        purpose={`${channel}-new`}
        value={form.code}
        onChange={form.changeCode}
        onSend={form.send}
        // The cooldown depends on the number in this field.
        account={account}
        sentTo={change.sentTo}
        formatAccount={(text) => text}
        sending={form.sending}
        busy={form.busy}
        problem={form.problemOf('code')}
      />
      <NoAnswerAlert message={form.problemOf(null)} />
      <Button
        type="primary"
        htmlType="submit"
        block
        style={{ marginTop: 8 }}
        disabled={form.code === ''}
        loading={form.busy}
      >
        {t(unbinding ? 'dialog.confirm' : 'change.bind')}
      </Button>
    </form>
  );
}
