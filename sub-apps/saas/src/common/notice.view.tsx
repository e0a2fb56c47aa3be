import { theme } from 'antd';
import type { ReactNode } from 'react';
import { inSight } from './in-sight';

interface Props {
  icon: ReactNode;
  title: string;
  hint: ReactNode;
  action: ReactNode;
  /** `h1` where it stands for the whole page. */
  heading?: 'h1' | 'h2';
  /** `alert` for a failure that has just happened. */
  role?: 'alert' | 'status';
}

/** One quiet message in the middle of the page: what is the case, and the way on. */
export function Notice({
  icon,
  title,
  hint,
  action,
  role = 'status',
  heading: Heading = 'h2',
}: Props) {
  const { token } = theme.useToken();
  return (
    <div
      role={role}
      style={{
        ...inSight,
        padding: `${token.paddingXL * 2}px ${token.padding}px`,
        textAlign: 'center',
        fontSize: token.fontSize,
      }}
    >
      <div aria-hidden style={{ color: token.colorTextQuaternary, fontSize: 48, lineHeight: 1 }}>
        {icon}
      </div>
      <Heading
        style={{
          margin: `${token.margin}px 0 ${token.marginXS}px`,
          color: token.colorTextHeading,
          fontSize: token.fontSizeHeading5,
        }}
      >
        {title}
      </Heading>
      <p style={{ margin: `0 0 ${token.marginLG}px`, color: token.colorTextSecondary }}>{hint}</p>
      {action}
    </div>
  );
}
