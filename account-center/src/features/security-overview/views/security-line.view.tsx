import { Flex, Tag, theme } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: string;
  hint: string;
  value: string | null;
  /** When it last changed, in words. */
  changed: string | null;
  status: string;
  safe: boolean;
  first: boolean;
  action: ReactNode;
}

/** One guard of the account: what it is, what it is worth now. */
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
  const border = first ? 'none' : `${token.lineWidth}px solid ${token.colorSplit}`;
  return (
    <li style={{ borderTop: border, padding: `${token.padding}px 0` }}>
      <Flex align="center" gap="middle" wrap>
        <span aria-hidden style={{ color: token.colorPrimary, fontSize: token.fontSizeHeading4 }}>
          {icon}
        </span>
        <div style={{ flex: '1 1 160px', minWidth: 0 }}>
          <div style={{ color: token.colorText, fontWeight: token.fontWeightStrong }}>{title}</div>
          <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>{hint}</div>
        </div>
        <div style={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
          {value && <div style={{ color: token.colorText }}>{value}</div>}
          {changed && (
            <div style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
              {changed}
            </div>
          )}
        </div>
        <Tag color={safe ? 'success' : 'default'} variant="filled" style={{ marginInlineEnd: 0 }}>
          {status}
        </Tag>
        <div style={{ minWidth: 88, textAlign: 'end' }}>{action}</div>
      </Flex>
    </li>
  );
}
