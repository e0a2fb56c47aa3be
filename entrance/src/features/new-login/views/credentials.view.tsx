import { Link, useLocation } from 'react-router-dom';
import { CodeLoginForm } from '../../../common/login-forms/code-login-form.view';
import { PasswordLoginForm } from '../../../common/login-forms/password-login-form.view';
import type { Submission, SubmitState } from '../../../common/submit';
import { Tabs } from '../../../common/tabs.view';
import { phrases } from '../../../phrases';
import type { NewCredentials } from '../data/new-login.slice';

interface Props {
  readonly state: SubmitState;
  readonly submit: (credentials: NewCredentials) => void;
  readonly cancel: () => void;
  readonly clear: () => void;
}

/** Phone code, mail code or password (specification §2, /entrance_new/login). */
export function Credentials(props: Props) {
  const { t } = phrases.use();
  const { search } = useLocation();
  const submission: Submission<NewCredentials> = props;
  const forgot = <Link to={{ pathname: '/entrance_new/forget', search }}>{t('login.forgot')}</Link>;
  return (
    <Tabs
      label={t('login.ways')}
      tabs={[
        {
          key: 'phone',
          label: t('login.byPhone'),
          panel: () => (
            <CodeLoginForm by="phone" purpose="new-login-phone" submission={submission} />
          ),
        },
        {
          key: 'mail',
          label: t('login.byMail'),
          panel: () => <CodeLoginForm by="mail" purpose="new-login-mail" submission={submission} />,
        },
        {
          key: 'password',
          label: t('login.byPassword'),
          panel: () => <PasswordLoginForm submission={submission} aside={forgot} />,
        },
      ]}
    />
  );
}
