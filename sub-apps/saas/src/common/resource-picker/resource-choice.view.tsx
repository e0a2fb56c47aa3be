import CheckCircleFilled from '@ant-design/icons/es/icons/CheckCircleFilled';
import type { Resource } from '@edu/shared-utility';
import { formatBytes } from '@edu/shared-utility/uploads';
import { theme } from 'antd';
import { resourceWords } from '../resources/phrases';
import { Thumbnail } from '../resources/thumbnail.view';

interface Props {
  readonly resource: Resource;
  readonly isChosen: boolean;
  /** Why it cannot be selected; null where it can. */
  readonly closed: string | null;
  readonly onPress: () => void;
}

/** A toggle button to select a resource. */
export function ResourceChoice({ resource, isChosen, closed, onPress }: Props) {
  const { t } = resourceWords.use();
  const { token } = theme.useToken();
  const { title, bytes, pages, organName, grant } = resource;
  const facts = [
    formatBytes(bytes),
    pages !== null && t('pages', { count: pages }),
    grant && organName,
  ];
  return (
    <button
      type="button"
      className="saas-card"
      aria-pressed={isChosen}
      aria-label={title}
      disabled={closed !== null}
      onClick={onPress}
      style={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: token.marginXXS,
        minWidth: 0,
        padding: token.paddingXS,
        border: `1px solid ${isChosen ? token.colorPrimary : token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
        background: isChosen ? token.colorPrimaryBg : token.colorBgContainer,
        color: token.colorText,
        font: 'inherit',
        textAlign: 'start',
        cursor: closed === null ? 'pointer' : 'not-allowed',
        opacity: closed === null ? 1 : 0.6,
      }}
    >
      <Thumbnail resource={resource} />
      <span
        style={{
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {title}
      </span>
      <span style={{ color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
        {closed ?? facts.filter(Boolean).join(' · ')}
      </span>
      {isChosen && (
        <CheckCircleFilled
          aria-hidden
          style={{
            position: 'absolute',
            insetBlockStart: 14,
            insetInlineEnd: 14,
            borderRadius: '50%',
            background: '#ffffff',
            color: token.colorPrimary,
            fontSize: 22,
          }}
        />
      )}
    </button>
  );
}
