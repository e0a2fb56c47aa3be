import { theme } from 'antd';
import type { CSSProperties, ReactNode } from 'react';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  hint: ReactNode;
  action: ReactNode;
  /** `h1` where it takes the place of the whole page. */
  heading?: 'h1' | 'h2';
  /** `alert` for a failure that has just happened. */
  role?: 'alert' | 'status';
  /** Style of the block around it. */
  style?: CSSProperties;
}

/** A message in the middle of the page, with an action. */
export function Notice({
  icon,
  title,
  hint,
  action,
  role = 'status',
  heading: Heading = 'h2',
  style,
}: NoticeProps) {
  const { token } = theme.useToken();
  const padding = token.paddingXL * 2;
  return (
    <div
      role={role}
      style={{
        paddingBlock: padding,
        paddingInline: padding,
        textAlign: 'center',
        fontSize: token.fontSize,
        ...style,
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
