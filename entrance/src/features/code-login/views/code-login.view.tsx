import { CodeLoginForm } from '../../../common/login-forms/code-login-form.view';
import { useSubmit } from '../../../common/submit';
import { codeLogin } from '../data/code-login.submission';

export function CodeLogin() {
  return (
    <CodeLoginForm accountKind="phone" purpose="login" controls={useSubmit(codeLogin.slice)} />
  );
}
