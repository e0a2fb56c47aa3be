import { EntranceLayout } from '../common/entrance-layout.view';
import { PasswordLoginForm } from '../features/password-login';
import { phrases } from '../phrases';

/** /entrance/login: the first screen of every user. */
export function LoginPage() {
  const { t } = phrases.use();
  return (
    <EntranceLayout heading={t('login.title')}>
      <PasswordLoginForm />
    </EntranceLayout>
  );
}
