import ReadOutlined from '@ant-design/icons/es/icons/ReadOutlined';
import { theme } from 'antd';
import { useState } from 'react';
import { fileAddress } from './file-address';

export interface CoverProps {
  /** Address from the platform; null for a course without a picture. */
  readonly address: string | null;
  readonly width?: number | string;
  /** In pixels; the theme's radius by default. */
  readonly radius?: number;
}

/** The picture of a course; without one, or when it does not load, a neutral placeholder. */
export function Cover({ address, width = '100%', radius }: CoverProps) {
  const { token } = theme.useToken();
  const [broken, setBroken] = useState<string | null>(null);
  const frame = {
    flex: 'none',
    display: 'block',
    boxSizing: 'border-box' as const,
    width,
    aspectRatio: '16 / 9',
    borderRadius: radius ?? token.borderRadius,
  };
  if (!address || address === broken) {
    const isSmall = typeof width === 'number' && width < 100;
    return (
      <span
        aria-hidden
        style={{
          ...frame,
          display: 'grid',
          placeItems: 'center',
          fontSize: isSmall ? token.fontSizeXL : 40,
          color: token.colorPrimary,
          background: token.colorPrimaryBg,
        }}
      >
        <ReadOutlined />
      </span>
    );
  }
  return (
    <img
      src={fileAddress(address)}
      // Decorative: the title is beside it.
      alt=""
      loading="lazy"
      onError={() => setBroken(address)}
      style={{ ...frame, objectFit: 'cover', background: token.colorFillTertiary }}
    />
  );
}
