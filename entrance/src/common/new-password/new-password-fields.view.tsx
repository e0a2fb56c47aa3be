import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import MinusOutlined from '@ant-design/icons/es/icons/MinusOutlined';
import type { FieldProps } from '../fields.hook';
import { formPhrases } from '../form-phrases';
import { PasswordField } from '../password-field.view';
import { ScreenStyleSheet } from '../screen-style-sheet.view';
import { passwordRules, passwordStrength } from './strength';

const levels = ['weak', 'fair', 'strong'] as const;

/** Shows which rules the typed password meets, and its strength. */
function Checklist({ value }: { readonly value: string }) {
  const { t } = formPhrases.use();
  const rules = passwordRules(value);
  const strength = passwordStrength(value);
  const level = levels[strength - 1];
  return (
    <div className="ee-checklist">
      <div className="ee-strength" data-level={strength}>
        {levels.map((name) => (
          <i key={name} />
        ))}
        <span aria-live="polite">
          {level && `${t('password.strength')}: ${t(`password.${level}`)}`}
        </span>
      </div>
      <ul>
        {(['length', 'kinds', 'ascii'] as const).map((rule) => (
          <li key={rule} data-met={rules[rule] ? '' : undefined}>
            {rules[rule] ? (
              <CheckOutlined aria-hidden="true" />
            ) : (
              <MinusOutlined aria-hidden="true" />
            )}
            {t(`password.${rule}`)}
            <span className="ee-sr">{t(rules[rule] ? 'password.met' : 'password.unmet')}</span>
          </li>
        ))}
        {/** Guessable passwords are known only to the server, so this rule is never marked as met here. */}
        <li>
          <MinusOutlined aria-hidden="true" />
          {t('password.guessable')}
        </li>
      </ul>
    </div>
  );
}

interface Props {
  /** Whether it is the first password and not a change. */
  readonly label?: string;
  readonly password: FieldProps;
  readonly repeat: FieldProps;
}

/** The fields for a new password and its repetition, with its rules. */
export function NewPasswordFields({ label, password, repeat }: Props) {
  const { t } = formPhrases.use();
  const input = { autoComplete: 'new-password', maxLength: 64 };
  return (
    <>
      <ScreenStyleSheet />
      <PasswordField
        {...password}
        label={label ?? t('password.label')}
        input={{ ...input, placeholder: t('password.placeholder') }}
      />
      <Checklist value={password.value} />
      <PasswordField
        {...repeat}
        label={t('password.repeat')}
        input={{ ...input, placeholder: t('password.repeatPlaceholder') }}
      />
    </>
  );
}
