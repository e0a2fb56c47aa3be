import { maskAccount } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import type { ReactNode } from 'react';
import { CodeFormItem } from '../../../common/auth-code';
import { NoAnswerAlert } from '../../../common/no-answer-alert.view';
import { morePhrases } from '../../../phrases/more';
import type { AccountChange, ChangeEvent, Channel } from '../data/account-change.flow';
import { useStepForm } from './step-form.hook';

interface Props {
  channel: Channel;
  change: Extract<AccountChange, { step: 'verifyOld' }>;
  emit: (event: ChangeEvent) => void;
  otherWays: ReactNode;
}

/** Step 1: a code to the currently bound account, or another proof. */
export function VerifyOldStep({ channel, change, emit, otherWays }: Props) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const { current, request } = change;
  const masked = maskAccount(current);
  const form = useStepForm({ request, emit, account: current, checkAccount: () => null });
  return (
    <form ref={form.form} onSubmit={form.submit} noValidate>
      <p style={{ marginTop: 0, color: token.colorTextSecondary }}>
        {t(channel === 'phone' ? 'change.verifyPhone' : 'change.verifyMail', { account: masked })}
      </p>
      <CodeFormItem
        purpose={`${channel}-old`}
        value={form.code}
        onChange={form.changeCode}
        onSend={form.send}
        account={current}
        sentTo={change.sentTo}
        formatAccount={maskAccount}
        sending={form.sending}
        busy={form.busy}
        // The account cannot be edited here, so its errors are shown at the code.
        problem={form.problemOf('code') ?? form.problemOf('account')}
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
