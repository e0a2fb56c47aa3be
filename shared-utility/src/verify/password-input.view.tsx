import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import { type InputProps, theme } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { useNarrow } from '../react/use-narrow';
import { phrases } from './phrases';

/** In CSS pixels: with the icon as large as a finger, which reaches beyond the field's own padding. */
const TOUCH_PADDING = 15;

/** A password field with a button that reveals it. */
export function PasswordInput(input: InputProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [visible, setVisible] = useState(false);
  const padding = useNarrow() ? TOUCH_PADDING : token.paddingXXS;
  const room = { padding, margin: token.paddingXXS - padding };
  const plain = { border: 0, background: 'none', cursor: 'pointer' };
  return (
    <Input
      {...input}
      type={visible ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          style={{ ...plain, ...room, display: 'inline-flex', color: token.colorTextSecondary }}
          aria-label={t(visible ? 'hide' : 'show')}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOutlined /> : <EyeInvisibleOutlined />}
        </button>
      }
    />
  );
}
