import { CodeLoginForm } from '../../../common/login-forms/code-login-form.view';
import { PasswordLoginForm } from '../../../common/login-forms/password-login-form.view';
import { useSharedSubmit } from '../../../common/shared-submit.hook';
import type { SubmitControls } from '../../../common/submit';
import { Tabs } from '../../../common/tabs.view';
import { phrases } from '../../../phrases';
import type { NewCredentials } from '../data/new-login.slice';

type Way = 'phone' | 'mail' | 'password';

/** Phone code, mail code or password (specification §2, /entrance_new/login). */
export function Credentials(controls: SubmitControls<NewCredentials>) {
  const { t } = phrases.use();
  const controlsOf = useSharedSubmit<NewCredentials, Way>(controls, 'phone');
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
              controls={controlsOf('phone')}
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
              controls={controlsOf('mail')}
            />
          ),
        },
        {
          key: 'password',
          label: t('login.byPassword'),
          panel: () => (
            <PasswordLoginForm
              controls={controlsOf('password')}
              forgotPath="/entrance_new/forget"
            />
          ),
        },
      ]}
    />
  );
}
