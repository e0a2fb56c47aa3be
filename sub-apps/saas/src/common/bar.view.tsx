import { theme } from 'antd';

interface Props {
  /** 0 to 1. */
  readonly share: number;
  /** Share of a lighter part behind it, 0 to 1. */
  readonly lighterShare?: number;
  /** Text beside the bar; omitted where it is above. */
  readonly text?: string;
  /** Width of the text in pixels, so that several bars end at the same place. */
  readonly textWidth?: number;
}

const percent = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`;

/** A share as a bar, with a text that says the same. */
export function Bar({ share, lighterShare = 0, text, textWidth }: Props) {
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
        {part(percent(lighterShare), token.colorPrimaryBorder)}
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
