import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import CloudSyncOutlined from '@ant-design/icons/es/icons/CloudSyncOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { context, getLanguage } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { saveWords } from './phrases';
import type { SaveState } from './save-state';

const timeText = (at: number): string =>
  new Intl.DateTimeFormat(getLanguage(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: context.get('timezone'),
  }).format(at);

interface Props {
  readonly save: SaveState<unknown, unknown>;
  /** The unsaved parts, by the name of their field. */
  readonly parts: readonly { readonly key: string; readonly label: string }[];
  /** Shows the field of an unsaved part. */
  readonly onOpenPart: (part: string) => void;
  readonly onRetry: () => void;
}

/** Whether the draft is saved, and which parts of it are not. */
export function SaveStatus({ save, parts, onOpenPart, onRetry }: Props) {
  const { t } = saveWords.use();
  const { token } = theme.useToken();
  const isLost = save.status === 'offline' || save.status === 'refused';
  const isUnstored = parts.length > 0 && !isLost && save.status !== 'conflict';
  const isWrong = isLost || isUnstored || save.status === 'conflict';
  const text = () => {
    if (isUnstored) return t('unkept');
    if (save.status === 'saved') {
      return save.at === null ? t('all') : t('saved', { time: timeText(save.at) });
    }
    if (save.status === 'refused') return t('refused', { reason: save.failure.message });
    if (save.status === 'waiting') return t('saving');
    return t(save.status);
  };
  const icon = () => {
    if (isWrong) return <WarningOutlined aria-hidden />;
    const Icon = save.status === 'saved' ? CheckCircleOutlined : CloudSyncOutlined;
    return <Icon aria-hidden />;
  };
  return (
    <span
      role="status"
      style={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: token.marginXXS,
        color: isWrong ? token.colorErrorText : token.colorTextSecondary,
        overflowWrap: 'anywhere',
      }}
    >
      {icon()}
      {text()}
      {parts.map(({ key, label }) => (
        <Button key={key} type="link" size="small" onClick={() => onOpenPart(key)}>
          {label}
        </Button>
      ))}
      {isLost && (
        <Button type="link" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </span>
  );
}
