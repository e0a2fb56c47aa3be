import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import { type InputProps, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { phrases } from './phrases';

/** A password field with a button that reveals it. */
export function PasswordInput(input: InputProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [visible, setVisible] = useState(false);
  // as tall as the field, and so as large as a finger on a phone
  const padding = (token.controlHeight - token.fontSize) / 2;
  return (
    <Input
      {...input}
      type={visible ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          style={{
            display: 'inline-flex',
            padding,
            margin: token.paddingXXS - padding,
            border: 0,
            background: 'none',
            color: token.colorTextSecondary,
            cursor: 'pointer',
          }}
          aria-label={t(visible ? 'hide' : 'show')}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        </button>
      }
    />
  );
}
