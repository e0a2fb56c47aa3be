import { formatDate, isAuthCode, maskAccount, sharedPhrases } from '@edu/shared-utility';
import { Alert, Button, Checkbox } from 'antd';
import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { CodeFormItem, purposeOfBound } from '../../../common/auth-code';
import { NoAnswerAlert } from '../../../common/no-answer-alert.view';
import { morePhrases } from '../../../phrases/more';
import { accountLogoutActions as actions, type LogoutDialog } from '../data/account-logout.slice';

const DAY_MS = 86_400_000;
const dayFromNow = (days: number): string =>
  formatDate(new Date(Date.now() + days * DAY_MS).toISOString());

interface Props {
  account: string;
  /** Days until the account is closed, if the platform states them. */
  days: number | undefined;
  /** Accounts that receive the notice. */
  notified: 'both' | 'phone' | 'mail';
  dialog: LogoutDialog;
}

/** Consequences, consent and code; the button is disabled until all are complete. */
export function LogoutForm({ account, days, notified, dialog }: Props) {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const [agreed, setAgreed] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const refusal = dialog.status === 'refused' ? dialog : null;
  const applying = dialog.status === 'applying';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isAuthCode(code)) return setProblem(sharedPhrases.t('validation.authCode'));
    dispatch(actions.submitted({ account, authCode: code }));
  };

  return (
    <form onSubmit={submit} noValidate>
      <Alert
        type="warning"
        style={{ margin: '16px 0' }}
        title={t('logout.effects')}
        description={
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {days !== undefined && (
              <>
                <li>{t('logout.effectDate', { date: dayFromNow(days), count: days })}</li>
                <li>{t(`logout.effectTold.${notified}`)}</li>
              </>
            )}
            <li>{t('logout.effectWithdraw')}</li>
            <li>{t('logout.effectAccess')}</li>
            <li>{t('logout.effectData')}</li>
          </ul>
        }
      />
      <Checkbox
        checked={agreed}
        disabled={applying}
        onChange={(event) => setAgreed(event.target.checked)}
        style={{ marginBottom: 16 }}
      >
        {t('logout.agree')}
      </Checkbox>
      <CodeFormItem
        purpose={purposeOfBound(account)}
        value={code}
        onChange={(next) => {
          setCode(next);
          setProblem(null);
          dispatch(actions.edited());
        }}
        onSend={() => dispatch(actions.codeRequested(account))}
        account={account}
        sentTo={dialog.status === 'sent' ? account : null}
        formatAccount={maskAccount}
        sending={dialog.status === 'sending'}
        busy={applying}
        locked={!agreed}
        problem={problem ?? (refusal?.unanswered ? null : refusal?.message)}
      />
      <NoAnswerAlert message={refusal?.unanswered ? refusal.message : null} />
      <Button
        type="primary"
        danger
        htmlType="submit"
        block
        style={{ marginTop: 8 }}
        disabled={!agreed || code === ''}
        loading={applying}
      >
        {t('logout.confirm')}
      </Button>
    </form>
  );
}
