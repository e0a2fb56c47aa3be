import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import type { LessonSource } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { phrases } from '../phrases';

interface Props {
  readonly title: string;
  readonly isPicture: boolean;
  readonly source: LessonSource;
  /** Called when the picture has loaded or the file is downloaded. */
  readonly onShown: () => void;
  readonly onBroken: () => void;
}

/** A document or a picture: shown where browsers can, otherwise offered as a download. */
export function FileStage({ title, isPicture, source, onShown, onBroken }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (isPicture) {
    return (
      <img
        src={source.url}
        alt={title}
        onLoad={onShown}
        onError={onBroken}
        style={{
          display: 'block',
          maxWidth: '100%',
          margin: '0 auto',
          borderRadius: token.borderRadiusLG,
        }}
      />
    );
  }
  return (
    <Flex
      vertical
      align="center"
      gap="small"
      style={{
        padding: token.paddingXL,
        borderRadius: token.borderRadiusLG,
        background: token.colorFillTertiary,
      }}
    >
      <Button
        type="primary"
        size="large"
        icon={<DownloadOutlined aria-hidden />}
        href={source.url}
        download={source.fileName}
        onClick={onShown}
      >
        {t('download', { name: source.fileName })}
      </Button>
      <span>{t('downloadHint')}</span>
    </Flex>
  );
}
