import { Tag, theme } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  hint: string;
  value: string | null;
  /** Text about the last change. */
  changed: string | null;
  status: string;
  safe: boolean;
  first: boolean;
  action: ReactNode;
}

/** One protection of the account with its state. */
export function SecurityLine({
  icon,
  title,
  hint,
  value,
  changed,
  status,
  safe,
  first,
  action,
}: Props) {
  const { token } = theme.useToken();
  const secondaryText = { color: token.colorTextSecondary, fontSize: token.fontSizeSM };
  const border = first ? 'none' : `${token.lineWidth}px solid ${token.colorSplit}`;
  return (
    <li className="eac-line" style={{ borderTop: border }}>
      <span
        aria-hidden
        className="eac-line-icon"
        style={{ color: token.colorPrimary, fontSize: token.fontSizeHeading4 }}
      >
        {icon}
      </span>
      <div className="eac-line-what">
        <div
          className="eac-line-title"
          style={{ color: token.colorText, fontWeight: token.fontWeightStrong }}
        >
          {title}
        </div>
        <div style={secondaryText}>{hint}</div>
      </div>
      <div className="eac-line-value" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {value && <div style={{ color: token.colorText }}>{value}</div>}
        {changed && <div style={secondaryText}>{changed}</div>}
      </div>
      <Tag
        color={safe ? 'success' : 'default'}
        variant="filled"
        className="eac-line-tag"
        style={{ marginInlineEnd: 0 }}
      >
        {status}
      </Tag>
      <div className="eac-line-act">{action}</div>
    </li>
  );
}
