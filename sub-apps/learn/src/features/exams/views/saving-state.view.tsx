import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import CloudSyncOutlined from '@ant-design/icons/es/icons/CloudSyncOutlined';
import DisconnectOutlined from '@ant-design/icons/es/icons/DisconnectOutlined';
import { theme } from 'antd';
import { useCurrentSitting, useSittingProgress } from '../data/sitting-controller.hook';
import { phrases } from '../phrases';

const icons = {
  saved: <CheckCircleOutlined aria-hidden />,
  sending: <CloudSyncOutlined aria-hidden />,
  kept: <DisconnectOutlined aria-hidden />,
  unkept: <DisconnectOutlined aria-hidden />,
};

/** Where the answers are stored: on the server, in transfer, or only on this device. */
export function SavingState() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { saving } = useSittingProgress(useCurrentSitting());
  const colour = {
    saved: token.colorSuccessText,
    sending: token.colorTextSecondary,
    kept: token.colorWarningText,
    unkept: token.colorError,
  }[saving];
  // Every keystroke causes a short transfer, so only lasting states are announced.
  const isAnnounced = saving === 'kept' || saving === 'unkept';
  return (
    <div
      data-saving={saving}
      role="status"
      aria-live={isAnnounced ? 'polite' : 'off'}
      style={{ color: colour, fontSize: token.fontSizeSM }}
    >
      {icons[saving]} {t(`saving.${saving}`)}
    </div>
  );
}
