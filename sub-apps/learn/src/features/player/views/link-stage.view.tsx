import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import { Button, Flex, theme } from 'antd';
import { phrases } from '../phrases';

interface Props {
  readonly title: string;
  readonly url: string;
  readonly onOpen: () => void;
}

/** A link to an external page, which opens in a new tab. */
export function LinkStage({ title, url, onOpen }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
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
        icon={<ExportOutlined aria-hidden />}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onOpen}
        // The middle button opens it too.
        onAuxClick={({ button }) => button === 1 && onOpen()}
      >
        {t('openLink', { title })}
      </Button>
      <span style={{ overflowWrap: 'anywhere' }}>{t('linkHint', { host: new URL(url).host })}</span>
    </Flex>
  );
}
