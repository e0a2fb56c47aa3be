import { checkPasswordChange, type PasswordProblem } from '@edu/shared-utility';
import { Button, Form } from 'antd';
import Password from 'antd/es/input/Password';
import { type FormEvent, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { NoAnswerAlert } from '../../../common/no-answer-alert.view';
import { useProblemFocus } from '../../../common/problem-focus.hook';
import { morePhrases } from '../../../phrases/more';
import {
  type ChangePassword,
  changePasswordActions,
  type PasswordField,
  type PasswordInput,
} from '../data/change-password.slice';

const empty: PasswordInput = { password: '', passwordNew: '', repsw: '' };

const fields = [
  { name: 'password', label: 'old', autoComplete: 'current-password' },
  { name: 'passwordNew', label: 'new', autoComplete: 'new-password' },
  { name: 'repsw', label: 'repeat', autoComplete: 'new-password' },
] as const;

interface Props {
  state: ChangePassword;
  /** The account name. */
  account: string | null;
}

/** Old password, new password and its repetition; validated in the order of specification §5, one error at a time. */
export function ChangePasswordForm({ state, account }: Props) {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const [input, setInput] = useState(empty);
  const [formProblem, setFormProblem] = useState<PasswordProblem | null>(null);
  const id = useId();
  const problem = state.status === 'refused' ? state : formProblem;
  const form = useProblemFocus(problem);
  const saving = state.status === 'saving';
  const refusal = state.status === 'refused' ? state : null;
  const filled = Boolean(input.password && input.passwordNew && input.repsw);

  const change = (name: PasswordField, value: string) => {
    setInput((before) => ({ ...before, [name]: value }));
    setFormProblem(null);
    dispatch(changePasswordActions.edited());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = checkPasswordChange(input);
    setFormProblem(problem);
    if (!problem) dispatch(changePasswordActions.submitted(input));
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      {/* The account name, for password managers: without it they ask for it or assume another one. */}
      <input hidden readOnly autoComplete="username" value={account ?? ''} />
      {fields.map(({ name, label, autoComplete }) => {
        const message = problem?.field === name ? problem.message : null;
        // Shown before any input, where errors are shown later.
        const rules = name === 'passwordNew' ? t('password.rules') : null;
        const hint = message || rules;
        return (
          <Form.Item
            key={name}
            layout="vertical"
            label={t(`password.${label}`)}
            htmlFor={`${id}-${name}`}
            validateStatus={message ? 'error' : ''}
            help={
              hint ? (
                <span id={`${id}-${name}-help`} role={message ? 'alert' : undefined}>
                  {hint}
                </span>
              ) : undefined
            }
          >
            <Password
              id={`${id}-${name}`}
              autoComplete={autoComplete}
              value={input[name]}
              readOnly={saving}
              placeholder={t(`password.${label}Placeholder`)}
              aria-invalid={message !== null}
              aria-describedby={hint ? `${id}-${name}-help` : undefined}
              onChange={(event) => change(name, event.target.value)}
              // Enter does not submit a form whose button is disabled, so it is handled here.
              onPressEnter={filled ? undefined : submit}
            />
          </Form.Item>
        );
      })}
      {refusal && (
        <NoAnswerAlert
          message={refusal.field === null ? refusal.message : (refusal.more ?? null)}
          consequence={refusal.field === null ? refusal.more : undefined}
        />
      )}
      <div className="eac-ends">
        <Button disabled={saving} onClick={() => dispatch(changePasswordActions.closed())}>
          {t('dialog.cancel')}
        </Button>
        <Button type="primary" htmlType="submit" disabled={!filled} loading={saving}>
          {t('dialog.confirm')}
        </Button>
      </div>
    </form>
  );
}
