import { PasswordLoginForm } from '../../../common/login-forms/password-login-form.view';
import { useSubmit } from '../../../common/submit';
import { passwordLogin } from '../data/password-login.submission';

export function PasswordLogin() {
  return (
    <PasswordLoginForm
      controls={useSubmit(passwordLogin.slice)}
      forgotPath="/entrance/forget"
      isFirst
    />
  );
}
