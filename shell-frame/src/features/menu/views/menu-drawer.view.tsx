import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { StyleSheet } from '@edu/shared-utility';
import { Dialog } from '../../../common/dialog.view';
import { phrases } from '../../../phrases';
import { drawerStyles } from './drawer.styles';
import { Menu } from './menu.view';

export interface DrawerProps {
  readonly id: string;
  readonly address: string;
  /** Title of the site. */
  readonly title: string;
  readonly onClose: () => void;
}

/** The menu on a phone, in a dialog over the page; following an entry closes it. */
export default function MenuDrawer({ id, address, title, onClose }: DrawerProps) {
  const { t } = phrases.use();
  return (
    <Dialog label={t('menu.label')} className="esf-drawer" onClose={onClose}>
      <StyleSheet css={drawerStyles} />
      <div className="esf-drawer-head">
        <button
          type="button"
          className="esf-drawer-close"
          aria-label={t('menu.close')}
          onClick={onClose}
        >
          <CloseOutlined aria-hidden="true" />
        </button>
        <strong>{title}</strong>
      </div>
      <Menu id={id} address={address} onFollow={onClose} />
    </Dialog>
  );
}
