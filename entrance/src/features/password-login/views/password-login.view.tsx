import type { ReactNode } from 'react';
import { PasswordLoginForm } from '../../../common/login-forms/password-login-form.view';
import { useSubmit } from '../../../common/submit';
import { passwordLoginSlice } from '../data/password-login.slice';

export function PasswordLogin({ aside }: { readonly aside?: ReactNode }) {
  return <PasswordLoginForm submission={useSubmit(passwordLoginSlice)} aside={aside} isFirst />;
}
