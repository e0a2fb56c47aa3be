import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import CloudSyncOutlined from '@ant-design/icons/es/icons/CloudSyncOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { context, getLanguage } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import type { SaveState } from '../data/save-state';
import { phrases } from '../phrases';

const clock = (at: number): string =>
  new Intl.DateTimeFormat(getLanguage(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: context.get('timezone'),
  }).format(at);

interface Props {
  readonly save: SaveState;
  readonly onRetry: () => void;
}

/** Whether what is edited has reached the platform. */
export function SaveLine({ save, onRetry }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const isLost = save.status === 'offline' || save.status === 'refused';
  const isWrong = isLost || save.status === 'conflict';
  const text = () => {
    if (save.status === 'saved') {
      return save.at === null ? t('save.all') : t('save.saved', { time: clock(save.at) });
    }
    if (save.status === 'refused') return t('save.refused', { reason: save.failure.message });
    if (save.status === 'waiting') return t('save.saving');
    return t(`save.${save.status}`);
  };
  const icon = () => {
    if (save.status === 'saved') return <CheckCircleOutlined aria-hidden />;
    return isWrong ? <WarningOutlined aria-hidden /> : <CloudSyncOutlined aria-hidden />;
  };
  return (
    <span
      role="status"
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: token.marginXXS,
        color: isWrong ? token.colorErrorText : token.colorTextSecondary,
        overflowWrap: 'anywhere',
      }}
    >
      {icon()}
      {text()}
      {isLost && (
        <Button type="link" size="small" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      )}
    </span>
  );
}
