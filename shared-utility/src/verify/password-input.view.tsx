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
  const plain = { border: 0, padding: token.paddingXXS, background: 'none', cursor: 'pointer' };
  return (
    <Input
      {...input}
      type={visible ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          style={{ ...plain, display: 'inline-flex', color: token.colorTextSecondary }}
          aria-label={t(visible ? 'hide' : 'show')}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        </button>
      }
    />
  );
}
