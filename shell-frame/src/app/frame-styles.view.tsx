import { StyleSheet } from '@edu/shared-utility';
import { dialogStyles } from '../common/dialog.styles';
import { popupStyles } from '../common/popup-menu.styles';
import { breadcrumbsStyles } from '../features/breadcrumbs';
import { headerStyles } from '../features/header';
import { menuStyles } from '../features/menu';

const faultStyles = `
.esf-faults{position:fixed;z-index:50;inset-inline-end:16px;bottom:16px;display:flex;align-items:center;gap:16px;padding:8px 16px;
border-radius:var(--esf-radius-lg);background:var(--esf-elevated);color:var(--esf-text);box-shadow:var(--esf-shadow)}
`;
const styles = [
  headerStyles,
  popupStyles,
  menuStyles,
  breadcrumbsStyles,
  dialogStyles,
  faultStyles,
].join('');

export const FrameStyles = () => <StyleSheet css={styles} />;
