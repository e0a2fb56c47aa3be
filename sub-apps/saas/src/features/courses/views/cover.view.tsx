import ReadOutlined from '@ant-design/icons/es/icons/ReadOutlined';
import { theme } from 'antd';
import { fileAddress } from '../../../common/resources/measures';

interface Props {
  readonly address: string | null;
  readonly width: number | string;
}

/** The picture of a course; the title stands beside it, so it says nothing by itself. */
export function Cover({ address, width }: Props) {
  const { token } = theme.useToken();
  const frame = {
    flex: 'none',
    display: 'block',
    boxSizing: 'border-box' as const,
    width,
    aspectRatio: '16 / 9',
    borderRadius: token.borderRadius,
    background: token.colorFillTertiary,
    color: token.colorTextTertiary,
  };
  if (address) {
    return (
      <img
        src={fileAddress(address)}
        alt=""
        loading="lazy"
        style={{ ...frame, objectFit: 'cover' }}
      />
    );
  }
  return (
    <span aria-hidden style={{ ...frame, display: 'grid', placeItems: 'center' }}>
      <ReadOutlined />
    </span>
  );
}
