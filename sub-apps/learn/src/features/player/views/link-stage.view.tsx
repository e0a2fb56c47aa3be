import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import { Button, Flex, theme } from 'antd';
import { phrases } from '../phrases';

interface Props {
  readonly title: string;
  readonly url: string;
  readonly onOpen: () => void;
}

/** A page of somebody else's: opened beside this one, which stays where it is. */
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
        // the middle button opens it as well
        onAuxClick={({ button }) => button === 1 && onOpen()}
      >
        {t('openLink', { title })}
      </Button>
      <span style={{ overflowWrap: 'anywhere' }}>{t('linkHint', { host: new URL(url).host })}</span>
    </Flex>
  );
}
