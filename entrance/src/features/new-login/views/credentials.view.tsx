import { CodeLoginForm } from '../../../common/login-forms/code-login-form.view';
import { PasswordLoginForm } from '../../../common/login-forms/password-login-form.view';
import { useSharedSubmission } from '../../../common/shared-submission.hook';
import type { Submission } from '../../../common/submit';
import { Tabs } from '../../../common/tabs.view';
import { phrases } from '../../../phrases';
import type { NewCredentials } from '../data/new-login.slice';

type Way = 'phone' | 'mail' | 'password';

/** Phone code, mail code or password (specification §2, /entrance_new/login). */
export function Credentials(submission: Submission<NewCredentials>) {
  const { t } = phrases.use();
  const submissionOf = useSharedSubmission<NewCredentials, Way>(submission, 'phone');
  return (
    <Tabs
      label={t('login.ways')}
      tabs={[
        {
          key: 'phone',
          label: t('login.byPhone'),
          panel: () => (
            <CodeLoginForm
              accountKind="phone"
              purpose="new-login-phone"
              submission={submissionOf('phone')}
              isFirst
            />
          ),
        },
        {
          key: 'mail',
          label: t('login.byMail'),
          panel: () => (
            <CodeLoginForm
              accountKind="mail"
              purpose="new-login-mail"
              submission={submissionOf('mail')}
            />
          ),
        },
        {
          key: 'password',
          label: t('login.byPassword'),
          panel: () => (
            <PasswordLoginForm
              submission={submissionOf('password')}
              forgotPath="/entrance_new/forget"
            />
          ),
        },
      ]}
    />
  );
}
