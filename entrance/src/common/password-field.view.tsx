import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { phrases } from '../phrases';
import { Field } from './field.view';

/** A password field with a show/hide button and a caps-lock warning. */
export function PasswordField({ input, hint, ...rest }: ComponentProps<typeof Field>) {
  const { t } = phrases.use();
  const [visible, setVisible] = useState(false);
  const [isCapsLockOn, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <Field
      {...rest}
      hint={isCapsLockOn ? t('common.capsLock') : hint}
      input={{
        prefix: <LockOutlined />,
        autoCapitalize: 'none',
        spellCheck: false,
        ...input,
        type: visible ? 'text' : 'password',
        onKeyDown: watchCaps,
        onKeyUp: watchCaps,
        suffix: (
          <button
            type="button"
            className="ee-plain ee-eye"
            aria-label={t(visible ? 'common.hidePassword' : 'common.showPassword')}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOutlined /> : <EyeInvisibleOutlined />}
          </button>
        ),
      }}
    />
  );
}
