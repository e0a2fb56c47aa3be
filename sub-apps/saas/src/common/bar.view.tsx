import { theme } from 'antd';

interface Props {
  /** 0 to 1. */
  readonly share: number;
  /** Of a lighter part that reaches beyond it. */
  readonly wider?: number;
  /** What the bar says, beside it; left out where it is above. */
  readonly text?: string;
  /** Where bars are below each other and are to end alike. */
  readonly textWidth?: number;
}

const percent = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`;

/** A share as a bar; words beside or above it say the same. */
export function Bar({ share, wider = 0, text, textWidth }: Props) {
  const { token } = theme.useToken();
  const part = (width: string, background: string) => (
    <span
      style={{
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width,
        borderRadius: token.borderRadiusSM,
        background,
      }}
    />
  );
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: token.marginXS, minWidth: 0 }}>
      <span
        aria-hidden
        style={{
          position: 'relative',
          flex: '1 1 64px',
          minWidth: 48,
          height: 8,
          borderRadius: token.borderRadiusSM,
          background: token.colorFillSecondary,
        }}
      >
        {part(percent(wider), token.colorPrimaryBorder)}
        {part(percent(share), token.colorPrimary)}
      </span>
      {text !== undefined && (
        <span
          style={{
            flex: 'none',
            minWidth: textWidth,
            fontVariantNumeric: 'tabular-nums',
            textAlign: textWidth === undefined ? undefined : 'end',
          }}
        >
          {text}
        </span>
      )}
    </span>
  );
}
