import { type Resource, SafeImage, safeImage } from '@edu/shared-utility';
import { fileAddress, formatLength, KindIcon } from '@edu/shared-utility/media';
import { theme } from 'antd';

type ThumbnailResource = Pick<Resource, 'kind' | 'thumbnailUrl' | 'seconds' | 'fileName'>;

interface Props {
  readonly resource: ThumbnailResource;
  /** A small thumbnail of a table row has no room for the duration. */
  readonly small?: boolean;
}

/** A 16:9 picture of a resource, or the icon of its kind; decorative, since the name is beside it. */
export function Thumbnail({ resource, small = false }: Props) {
  const { token } = theme.useToken();
  const { kind, thumbnailUrl, seconds, fileName } = resource;
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toUpperCase();
  const badge = seconds === null ? (kind === 'document' ? extension : null) : formatLength(seconds);
  return (
    <span
      style={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: small ? 64 : '100%',
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        borderRadius: small ? token.borderRadiusSM : token.borderRadius,
        background: token.colorFillTertiary,
        color: token.colorTextTertiary,
        fontSize: small ? 18 : 32,
      }}
    >
      <SafeImage
        src={safeImage(fileAddress(thumbnailUrl))}
        alt=""
        className={kind === 'document' ? 'saas-thumbnail saas-thumbnail-page' : 'saas-thumbnail'}
        fallback={<KindIcon kind={kind} />}
      />
      {!small && badge && (
        <span
          style={{
            position: 'absolute',
            insetInlineEnd: 6,
            insetBlockEnd: 6,
            padding: '0 6px',
            borderRadius: token.borderRadiusSM,
            // Readable on any picture and in both colour schemes.
            background: 'rgb(0 0 0 / 72%)',
            color: '#ffffff',
            fontSize: token.fontSizeSM,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {badge}
        </span>
      )}
    </span>
  );
}
