import ReadOutlined from '@ant-design/icons/es/icons/ReadOutlined';
import { SafeImage } from '@edu/shared-utility';
import { theme } from 'antd';

/** A course's picture; one without has a quiet face of its own. */
export function Cover({ src }: { readonly src: string | null }) {
  const { token } = theme.useToken();
  const plain = (
    <div
      aria-hidden="true"
      style={{
        display: 'grid',
        placeItems: 'center',
        height: '100%',
        fontSize: 40,
        color: token.colorPrimary,
        background: token.colorPrimaryBg,
      }}
    >
      <ReadOutlined />
    </div>
  );
  return (
    <div
      className="learn-cover"
      style={{ aspectRatio: '16 / 9', overflow: 'hidden', background: token.colorFillTertiary }}
    >
      <SafeImage src={src ?? ''} alt="" fallback={plain} />
    </div>
  );
}
