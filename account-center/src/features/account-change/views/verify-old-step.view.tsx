import { Button, theme } from 'antd';
import type { ReactNode } from 'react';
import { CodeField } from '../../../common/auth-code';
import { morePhrases } from '../../../phrases/more';
import type { AccountChange, ChangeEvent, Channel } from '../data/account-change.flow';
import { useStepForm } from './step-form.hook';

interface Props {
  channel: Channel;
  change: Extract<AccountChange, { step: 'verifyOld' }>;
  masked: string;
  emit: (event: ChangeEvent) => void;
  otherWays: ReactNode;
}

/** Step 1: a code to what is bound now, or another way to prove who one is. */
export function VerifyOldStep({ channel, change, masked, emit, otherWays }: Props) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const { current, work } = change;
  const form = useStepForm({ work, emit, account: current, checkAccount: () => null });
  return (
    <form onSubmit={form.submit} noValidate>
      <p style={{ marginTop: 0, color: token.colorTextSecondary }}>
        {t(channel === 'phone' ? 'change.verifyPhone' : 'change.verifyMail', { account: masked })}
      </p>
      <CodeField
        purpose={`${channel}-old`}
        value={form.code}
        onChange={form.changeCode}
        onSend={form.send}
        sending={work.status === 'sending'}
        disabled={work.status === 'checking'}
        // the account is given here, so whatever is said of it stands at the code
        problem={form.problemOf('code') ?? form.problemOf('account')}
        hint={work.status === 'sent' ? t('code.sentTo', { account: masked }) : undefined}
      />
      <Button
        type="primary"
        htmlType="submit"
        block
        style={{ marginTop: 8 }}
        disabled={form.code === ''}
        loading={work.status === 'checking'}
      >
        {t('dialog.next')}
      </Button>
      {otherWays && (
        <div data-way-out="" style={{ marginTop: token.marginXS, color: token.colorTextSecondary }}>
          {t('change.otherWays')} {otherWays}
        </div>
      )}
    </form>
  );
}
