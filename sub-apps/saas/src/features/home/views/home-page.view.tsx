import { useArePermissionsKnown, useCan, useContextValue } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, theme } from 'antd';
import { useOrganName } from '../../../common/organ-name.hook';
import { data } from '../../../common/page-data';
import { manifest } from '../../../manifest';
import { greetingOf, hourIn } from '../data/greeting';
import { pagesOf } from '../data/page-links';
import { placeholdersFor } from '../data/placeholders';
import { phrases } from '../phrases';
import { Figures } from './figures.view';
import { Health } from './health.view';
import { HomePlaceholder } from './home-placeholder.view';
import { PageLinksPanel } from './page-links.view';
import { PanelGrid } from './panel.view';
import { learningPage } from './student-courses.view';
import { StudentHome } from './student-home.view';
import { Tasks } from './tasks.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = (): Promise<void> => phrases.load();

const homePath = `/${manifest.segment}/home`;

/** /saas/home: figures of the organisation, open tasks, and links. */
export default function HomePage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const home = data.useHomeFindQuery({});
  const load = loadedOf(home);
  const menu = useContextValue('menu');
  const user = useContextValue('userInfo');
  const timeZone = useContextValue('timezone');
  const pages = menu.status === 'ready' ? pagesOf(menu.nodes) : [];
  const hasPage = (path: string) => pages.some((page) => page.path === path);
  const greeting = t(`greeting.${greetingOf(hourIn(timeZone, new Date()))}`);
  const name = user && (user.name || user.nickname);
  const isFirstLoad = load.status === 'loading' && !load.data;
  const homeData = load.status === 'failed' ? undefined : load.data;
  // A person without figures who has the learning page is a student; known before the server's response.
  const hasFigures = placeholdersFor(useCan()).figures.length > 0;
  const isLearner = useArePermissionsKnown() && !hasFigures && hasPage(learningPage);
  const isStudent = homeData ? homeData.place !== null : isLearner;

  return (
    <section
      aria-label={t('label')}
      // The cards stack at every width, as they do at a zoom of 200 %.
      data-fits-phone="always"
      style={{ margin: `0 ${token.marginLG}px ${token.marginLG}px`, fontSize: token.fontSize }}
    >
      <header style={{ padding: `${token.paddingSM}px 0 ${token.padding}px` }}>
        <h1 style={{ margin: 0, color: token.colorText, fontSize: token.fontSizeHeading3 }}>
          {name ? t('greetingName', { greeting, name }) : greeting}
        </h1>
        <p style={{ margin: 0, minHeight: '1lh', color: token.colorTextSecondary }}>
          {useOrganName()}
        </p>
      </header>
      {load.status === 'failed' && (
        <div
          role="alert"
          style={{
            marginBottom: token.margin,
            padding: token.paddingLG,
            borderRadius: token.borderRadiusLG,
            background: token.colorBgContainer,
            color: token.colorText,
          }}
        >
          <strong>{t('failed')}</strong>
          <p style={{ margin: `0 0 ${token.marginSM}px` }}>{load.message}</p>
          <Button onClick={home.refetch}>{t('retry')}</Button>
        </div>
      )}
      {isStudent && <StudentHome place={isFirstLoad ? null : homeData?.place} hasPage={hasPage} />}
      {isFirstLoad && !isStudent && <HomePlaceholder hasPage={hasPage} />}
      {homeData && homeData.figures.length > 0 && (
        <Figures figures={homeData.figures} hasPage={hasPage} />
      )}
      {!isFirstLoad && !isStudent && (
        <PanelGrid>
          {homeData && <Tasks tasks={homeData.tasks} hasPage={hasPage} />}
          {homeData?.health && <Health health={homeData.health} hasPage={hasPage} />}
          <PageLinksPanel pages={pages} ownPath={homePath} />
        </PanelGrid>
      )}
    </section>
  );
}
