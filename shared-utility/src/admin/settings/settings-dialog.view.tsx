import { useOverlay } from '@edu/shared-utility';
import { Button, Flex, Modal, theme } from 'antd';
import { ColumnSettings } from './column-settings.view';
import { noSettings } from './list-settings';
import { phrases } from './phrases';
import type { SettingsDialogProps } from './types';
import { ViewSettings } from './view-settings.view';

export const prepare = (): Promise<void> => phrases.load();

/** Columns and views of a list; every change shows at once behind it. */
export default function SettingsDialog(props: SettingsDialogProps) {
  const { settings, onChange, onClose } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const heading = { margin: `${token.margin}px 0 ${token.marginXS}px`, fontSize: token.fontSizeLG };
  useOverlay(onClose);
  return (
    <Modal
      open
      title={t('title')}
      onCancel={onClose}
      footer={
        <Flex justify="space-between">
          <Button onClick={() => onChange({ ...noSettings, views: settings.views })}>
            {t('reset')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </Flex>
      }
    >
      <h3 style={heading}>{t('columns')}</h3>
      <ColumnSettings {...props} />
      <h3 style={heading}>{t('views')}</h3>
      <ViewSettings {...props} />
    </Modal>
  );
}
