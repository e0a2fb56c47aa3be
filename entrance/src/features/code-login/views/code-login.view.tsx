import { CodeLoginForm } from '../../../common/login-forms/code-login-form.view';
import { useSubmit } from '../../../common/submit';
import { codeLoginSlice } from '../data/code-login.slice';

export function CodeLogin() {
  return <CodeLoginForm by="phone" purpose="login" submission={useSubmit(codeLoginSlice)} />;
}
