import { formatPercent } from '@edu/shared-utility';
import { theme } from 'antd';

interface Props {
  /** 0 to 1. */
  readonly value: number;
  readonly label: string;
}

/** Progress as a bar and a percentage. */
export function ProgressBar({ value, label }: Props) {
  const { token } = theme.useToken();
  const percent = Math.round(value * 100);
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: token.marginXS }}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        style={{
          flex: 1,
          height: 6,
          borderRadius: 3,
          overflow: 'hidden',
          background: token.colorFillSecondary,
        }}
      >
        <div
          style={{
            width: `${percent}%`,
            height: '100%',
            background: percent === 100 ? token.colorSuccess : token.colorPrimary,
          }}
        />
      </div>
      <span
        style={{
          minWidth: 40,
          textAlign: 'end',
          fontVariantNumeric: 'tabular-nums',
          color: token.colorTextSecondary,
        }}
      >
        {formatPercent(value)}
      </span>
    </div>
  );
}
