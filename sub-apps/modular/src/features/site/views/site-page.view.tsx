import DisconnectOutlined from '@ant-design/icons/es/icons/DisconnectOutlined';
import {
  errorCodes,
  ForbiddenPage,
  Notice,
  noticeInSight,
  StyleSheet,
  useDelayed,
} from '@edu/shared-utility';
import { loadedOf, prepareDrafts } from '@edu/shared-utility/data';
import { Button, Skeleton, theme } from 'antd';
import { data } from '../../../common/data';
import { phrases as common } from '../../../phrases';
import { fetchRules } from '../data/colour-rules';
import { phrases } from '../phrases';
import { SiteFormView } from './site-form.view';
import { siteStyles } from './site-styles';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = (): Promise<unknown> =>
  Promise.all([prepareDrafts(), phrases.load(), fetchRules()]);

/** /modular/site: the appearance of the tenant's pages. */
export default function SitePage() {
  const { t } = phrases.use();
  const texts = common.use();
  const { token } = theme.useToken();
  const read = data.useSiteFindQuery({});
  const site = loadedOf(read);
  const shownSite = 'data' in site ? site.data : undefined;
  const slow = useDelayed(!shownSite);

  if (site.status === 'failed' && site.code === errorCodes.forbidden) {
    return <ForbiddenPage text={t('forbidden')} />;
  }
  if (site.status === 'failed') {
    return (
      <Notice
        style={noticeInSight}
        heading="h1"
        role="alert"
        icon={<DisconnectOutlined />}
        title={texts.t('failed')}
        hint={site.message}
        action={
          <Button type="primary" onClick={read.refetch}>
            {texts.t('retry')}
          </Button>
        }
      />
    );
  }
  return (
    <section
      aria-label={t('title')}
      className="em-page"
      data-fits-phone=""
      style={{ background: token.colorBgContainer, borderRadius: token.borderRadiusLG }}
    >
      <StyleSheet css={siteStyles} />
      <h1 style={{ margin: 0, fontSize: token.fontSizeHeading4, fontWeight: 600 }}>{t('title')}</h1>
      <p style={{ margin: `0 0 ${token.marginLG}px`, color: token.colorTextDescription }}>
        {t('intro')}
      </p>
      {shownSite ? (
        <SiteFormView site={shownSite} />
      ) : (
        <div role="status" aria-busy="true" aria-label={texts.t('loading')}>
          {slow && (
            <div aria-hidden>
              <Skeleton active paragraph={{ rows: 10 }} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
