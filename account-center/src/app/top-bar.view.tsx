import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import { navigate } from '@edu/shared-utility';
import { Button, Flex, theme } from 'antd';
import { phrases } from '../phrases';

/** Back to where one came from; with no such page in this tab, home. */
const goBack = () => (window.history.length > 1 ? window.history.back() : navigate('/'));

/** The page has no frame, so it brings its own way out. */
export function TopBar() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <header
      style={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        background: token.colorBgContainer,
        boxShadow: token.boxShadowTertiary,
      }}
    >
      <Flex align="center" gap="small" style={{ height: 56, padding: `0 ${token.paddingLG}px` }}>
        <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={goBack}>
          {t('page.back')}
        </Button>
        <h1
          style={{
            flex: 1,
            margin: 0,
            textAlign: 'center',
            color: token.colorTextHeading,
            fontSize: token.fontSizeLG,
          }}
        >
          {t('page.title')}
        </h1>
        <Button type="text" icon={<HomeOutlined aria-hidden />} onClick={() => navigate('/')}>
          {t('page.home')}
        </Button>
      </Flex>
    </header>
  );
}
