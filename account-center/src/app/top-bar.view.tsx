import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import { navigate } from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { phrases } from '../phrases';

/** Back to the previous page; without one in this tab, to the home page. */
const goBack = () => (window.history.length > 1 ? window.history.back() : navigate('/'));

/** A bar with the way back, since the page has no frame. */
export function TopBar() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  return (
    <header
      className="eac-bar"
      style={{ background: token.colorBgContainer, boxShadow: token.boxShadowTertiary }}
    >
      <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={goBack}>
        <span className="eac-bar-word">{t('page.back')}</span>
      </Button>
      <h1 style={{ margin: 0, color: token.colorTextHeading, fontSize: token.fontSizeLG }}>
        {t('page.title')}
      </h1>
      <Button type="text" icon={<HomeOutlined aria-hidden />} onClick={() => navigate('/')}>
        <span className="eac-bar-word">{t('page.home')}</span>
      </Button>
    </header>
  );
}
