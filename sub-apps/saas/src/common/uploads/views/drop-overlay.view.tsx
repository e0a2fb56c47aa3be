import CloudUploadOutlined from '@ant-design/icons/es/icons/CloudUploadOutlined';
import { theme } from 'antd';
import { phrases } from '../phrases';

/** Covers the page while files are dragged over it. */
export function DropOverlay() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <div
      role="status"
      style={{
        position: 'fixed',
        zIndex: 1000,
        inset: token.marginSM,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: token.marginXS,
        border: `2px dashed ${token.colorPrimary}`,
        borderRadius: token.borderRadiusLG,
        background: token.colorBgMask,
        color: '#ffffff',
        pointerEvents: 'none',
      }}
    >
      <CloudUploadOutlined aria-hidden style={{ fontSize: 56 }} />
      <strong style={{ fontSize: token.fontSizeHeading4 }}>{t('drop')}</strong>
      <span>{t('dropHint')}</span>
    </div>
  );
}
