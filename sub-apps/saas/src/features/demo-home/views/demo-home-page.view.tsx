import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import UserAddOutlined from '@ant-design/icons/es/icons/UserAddOutlined';
import { useContextValue, useLoad, usePageTitle } from '@edu/shared-utility';
import { theme } from 'antd';
import { LinkCard } from '../../../common/link-card.view';
import { readDemoOrganisation } from '../data/demo-organisation';
import { phrases } from '../phrases';
import { NewestStudents } from './newest-students.view';
import { Welcome } from './welcome.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = (): Promise<void> => phrases.load();

/** /saas/demo_homepage: an overview of the read-only demo tenant, and what visitors can try (specification §2). */
export default function DemoHomePage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [loaded, reload] = useLoad(readDemoOrganisation);
  // Bookmarks also lead here in other sessions, which are not read-only.
  const demo = useContextValue('isWdDemo');
  const label = t(demo ? 'label' : 'live.label');
  usePageTitle(label, useContextValue('pageTitle'));
  return (
    <section
      aria-label={label}
      data-fits-phone
      style={{ margin: `0 ${token.marginLG}px ${token.marginLG}px`, fontSize: token.fontSize }}
    >
      <Welcome
        intro={t(demo ? 'intro' : 'live.intro')}
        organisation={loaded.status === 'ready' ? loaded.data : null}
      />
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
          gap: token.margin,
        }}
      >
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
            alignContent: 'start',
            gap: token.margin,
          }}
        >
          <LinkCard
            icon={<TeamOutlined />}
            title={t('students.title')}
            text={t(demo ? 'students.text' : 'live.students')}
            link={{ to: '/saas/student', label: t('students.action') }}
          />
          <LinkCard
            icon={<GlobalOutlined />}
            title={t(demo ? 'site.title' : 'live.site.title')}
            text={t(demo ? 'site.text' : 'live.site.text')}
            link={{ to: '/saas/demo_site', label: t(demo ? 'site.action' : 'live.site.action') }}
          />
          {demo && (
            <LinkCard
              icon={<EyeOutlined />}
              title={t('readOnly.title')}
              text={t('readOnly.text')}
            />
          )}
          {demo && (
            <LinkCard
              icon={<UserAddOutlined />}
              title={t('own.title')}
              text={t('own.text')}
              link={{ to: '/entrance/register', label: t('own.action') }}
            />
          )}
        </div>
        <NewestStudents loaded={loaded} reload={reload} />
      </div>
    </section>
  );
}
