import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import { theme } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  good: boolean;
  title: string;
  children?: ReactNode;
}

/** The result of an action, centred in a dialog. */
export function Outcome({ good, title, children }: Props) {
  const { token } = theme.useToken();
  const Icon = good ? CheckCircleFilled : CloseCircleFilled;
  return (
    <div
      role={good ? 'status' : 'alert'}
      style={{ padding: `${token.paddingLG}px 0`, textAlign: 'center' }}
    >
      <Icon
        aria-hidden
        style={{ fontSize: 48, color: good ? token.colorSuccess : token.colorError }}
      />
      <p style={{ margin: `${token.margin}px 0 0`, fontSize: token.fontSizeLG }}>{title}</p>
      {children && (
        <p style={{ margin: `${token.marginXS}px 0 0`, color: token.colorTextSecondary }}>
          {children}
        </p>
      )}
    </div>
  );
}
