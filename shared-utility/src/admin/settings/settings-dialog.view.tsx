import { Button, Flex, Modal, theme } from 'antd';
import type { Column } from '../list/types';
import { ColumnSettings } from './column-settings.view';
import { type ListSettings, noSettings } from './list-settings';
import { phrases } from './phrases';
import { ViewSettings } from './view-settings.view';

export const prepare = (): Promise<void> => phrases.load();

export interface SettingsDialogProps {
  readonly columns: readonly Pick<Column<unknown>, 'key' | 'title' | 'width'>[];
  readonly settings: ListSettings;
  readonly onChange: (settings: ListSettings) => void;
  /** Query of the present list's address, without the page. */
  readonly search: string;
  readonly onClose: () => void;
}

/** Columns and views of a list; every change shows at once behind it. */
export default function SettingsDialog(props: SettingsDialogProps) {
  const { settings, onChange, onClose } = props;
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const heading = { margin: `${token.margin}px 0 ${token.marginXS}px`, fontSize: token.fontSizeLG };
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
