import type { ReactNode } from 'react';
import { PasswordLoginForm } from '../../../common/login-forms/password-login-form.view';
import { useSubmit } from '../../../common/submit';
import { passwordLogin } from '../data/password-login.submission';

export function PasswordLogin({ aside }: { readonly aside?: ReactNode }) {
  return <PasswordLoginForm submission={useSubmit(passwordLogin.slice)} aside={aside} isFirst />;
}
