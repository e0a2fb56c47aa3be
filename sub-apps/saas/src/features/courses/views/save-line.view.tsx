import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import CloudSyncOutlined from '@ant-design/icons/es/icons/CloudSyncOutlined';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { context, getLanguage } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import type { CourseValues } from '../data/draft';
import type { Editor } from '../data/editor.hook';
import { phrases } from '../phrases';

const clock = (at: number): string =>
  new Intl.DateTimeFormat(getLanguage(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: context.get('timezone'),
  }).format(at);

interface Props {
  readonly editor: Editor;
  /** Shows the field of what is not kept. */
  readonly onGo: (part: string) => void;
}

/** Whether what is edited has reached the platform, and what of it has not. */
export function SaveLine({ editor, onGo }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { save } = editor;
  const isLost = save.status === 'offline' || save.status === 'refused';
  const refused: Readonly<Record<string, string | undefined>> = {
    ...editor.wrong,
    ...(save.status === 'refused' && save.failure.fields),
  };
  const names = Object.keys(editor.draft.values) as (keyof CourseValues)[];
  const parts = names.filter((name) => refused[name] !== undefined);
  const isUnkept = parts.length > 0 && !isLost && save.status !== 'conflict';
  const isWrong = isLost || isUnkept || save.status === 'conflict';
  const text = () => {
    if (isUnkept) return t('save.unkept');
    if (save.status === 'saved') {
      return save.at === null ? t('save.all') : t('save.saved', { time: clock(save.at) });
    }
    if (save.status === 'refused') return t('save.refused', { reason: save.failure.message });
    if (save.status === 'waiting') return t('save.saving');
    return t(`save.${save.status}`);
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
      {parts.map((part) => (
        <Button key={part} type="link" size="small" onClick={() => onGo(part)}>
          {t(`parts.${part}`)}
        </Button>
      ))}
      {isLost && (
        <Button type="link" size="small" onClick={() => void editor.autosave.flush()}>
          {t('save.retry')}
        </Button>
      )}
    </span>
  );
}
