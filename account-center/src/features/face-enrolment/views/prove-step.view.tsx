import { isAuthCode, maskAccount, sharedPhrases } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { type FormEvent, useState } from 'react';
import { CodeFormItem, purposeOfBound } from '../../../common/auth-code';
import { NoAnswerAlert } from '../../../common/no-answer-alert.view';
import { morePhrases } from '../../../phrases/more';
import type { Enrol, EnrolEvent } from '../data/enrol.flow';

interface Props {
  account: string;
  request: Extract<Enrol, { step: 'prove' }>['request'];
  emit: (event: EnrolEvent) => void;
}

/** The step with a code to the bound account, since the session alone must not enrol a face. */
export function ProveStep({ account, request, emit }: Props) {
  const { t } = morePhrases.use();
  const { token } = theme.useToken();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const masked = maskAccount(account);
  const refusal = request.status === 'refused' ? request : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code === '' || request.status === 'busy') return;
    if (isAuthCode(code)) emit({ type: 'proofGiven', account, authCode: code });
    else setProblem(sharedPhrases.t('validation.authCode'));
  };
  return (
    <form onSubmit={submit} noValidate>
      <p style={{ marginTop: 0, color: token.colorTextSecondary }}>
        {t(account.includes('@') ? 'change.verifyMail' : 'change.verifyPhone', { account: masked })}
      </p>
      <CodeFormItem
        purpose={purposeOfBound(account)}
        value={code}
        onChange={(next) => {
          setCode(next);
          setProblem(null);
          emit({ type: 'edited' });
        }}
        onSend={() => emit({ type: 'codeRequested', account })}
        account={account}
        sentTo={request.status === 'sent' ? account : null}
        formatAccount={maskAccount}
        sending={request.status === 'sending'}
        busy={request.status === 'busy'}
        problem={refusal && !refusal.unanswered ? refusal.message : problem}
      />
      <NoAnswerAlert message={refusal?.unanswered ? refusal.message : null} />
      <Button
        type="primary"
        htmlType="submit"
        block
        style={{ marginTop: 8 }}
        disabled={code === ''}
        loading={request.status === 'busy'}
      >
        {t('dialog.next')}
      </Button>
    </form>
  );
}
