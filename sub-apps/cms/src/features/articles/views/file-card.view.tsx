import { type Resource, SafeImage, safeImage } from '@edu/shared-utility';
import { fileAddress, KindIcon } from '@edu/shared-utility/media';
import { theme } from 'antd';

export function FileCard({
  file,
  onPick,
}: {
  readonly file: Resource;
  readonly onPick: () => void;
}) {
  const { token } = theme.useToken();
  return (
    <button
      type="button"
      aria-label={file.title}
      onClick={onPick}
      style={{
        ...{ display: 'flex', flexDirection: 'column', gap: token.marginXXS, minWidth: 0 },
        padding: token.paddingXS,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgContainer,
        color: token.colorText,
        ...{ font: 'inherit', textAlign: 'start', cursor: 'pointer' },
      }}
    >
      <span
        style={{
          ...{ display: 'grid', placeItems: 'center', width: '100%', aspectRatio: '16 / 9' },
          ...{ overflow: 'hidden', fontSize: 32, borderRadius: token.borderRadius },
          background: token.colorFillTertiary,
          color: token.colorTextTertiary,
        }}
      >
        <SafeImage
          className="cms-file"
          src={safeImage(fileAddress(file.thumbnailUrl))}
          alt=""
          fallback={<KindIcon kind={file.kind} />}
        />
      </span>
      <span style={{ overflowWrap: 'anywhere' }}>{file.title}</span>
    </button>
  );
}
