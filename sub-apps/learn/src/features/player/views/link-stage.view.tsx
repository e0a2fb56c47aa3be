import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import { Button, Flex, theme } from 'antd';
import { phrases } from '../phrases';

/** A page of somebody else's: opened beside this one, which stays where it is. */
export function LinkStage({ title, url }: { readonly title: string; readonly url: string }) {
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
      >
        {t('openLink', { title })}
      </Button>
      <span style={{ overflowWrap: 'anywhere' }}>{t('linkHint', { host: new URL(url).host })}</span>
    </Flex>
  );
}
