import DesktopOutlined from '@ant-design/icons/es/icons/DesktopOutlined';
import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined';
import MobileOutlined from '@ant-design/icons/es/icons/MobileOutlined';
import {
  Notice,
  noticeInSight,
  PageHeading,
  useContextValue,
  useLoad,
  usePageTitle,
} from '@edu/shared-utility';
import { Button, theme } from 'antd';
import { useState } from 'react';
import { readDemoSite } from '../data/demo-site';
import { phrases } from '../phrases';
import { SitePreview } from './site-preview.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = (): Promise<void> => phrases.load();

const widths = { desktop: 1080, phone: 390 } as const;
const devices = [
  ['desktop', <DesktopOutlined key="desktop" aria-hidden />],
  ['phone', <MobileOutlined key="phone" aria-hidden />],
] as const;

/** /saas/demo_site: the organisation's public site, the single demo site of demo mode (specification §6). */
export default function DemoSitePage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [site, reload] = useLoad(readDemoSite);
  const [device, setDevice] = useState<keyof typeof widths>('desktop');
  usePageTitle(t('label'), useContextValue('pageTitle'));

  if (site.status === 'failed') {
    return (
      <Notice
        style={noticeInSight}
        heading="h1"
        role="alert"
        icon={<GlobalOutlined />}
        title={t('failed')}
        hint={site.message}
        action={
          <Button type="primary" onClick={reload}>
            {t('retry')}
          </Button>
        }
      />
    );
  }
  return (
    <section
      aria-label={t('label')}
      aria-busy={site.status === 'loading'}
      style={{ margin: `0 ${token.marginLG}px ${token.marginLG}px`, fontSize: token.fontSize }}
    >
      <PageHeading>{t('label')}</PageHeading>
      <div style={{ display: 'flex', alignItems: 'center', gap: token.margin }}>
        <p style={{ flex: 1, margin: 0, color: token.colorTextSecondary }}>{t('intro')}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame */}
        <div role="group" aria-label={t('device')} style={{ display: 'flex', gap: token.marginXS }}>
          {devices.map(([name, icon]) => (
            <Button
              key={name}
              icon={icon}
              type={device === name ? 'primary' : 'default'}
              aria-pressed={device === name}
              onClick={() => setDevice(name)}
            >
              {t(name)}
            </Button>
          ))}
        </div>
      </div>
      {site.status === 'ready' ? (
        <SitePreview site={site.data} width={widths[device]} />
      ) : (
        <div role="status" aria-label={t('loading')} />
      )}
    </section>
  );
}
