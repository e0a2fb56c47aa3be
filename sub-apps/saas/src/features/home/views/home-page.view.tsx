import { useContextValue } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, theme } from 'antd';
import { useOrganName } from '../../../common/organ-name.hook';
import { data } from '../../../common/page-data';
import { manifest } from '../../../manifest';
import { greetingOf, hourIn } from '../data/greeting';
import { pagesOf } from '../data/places';
import { phrases } from '../phrases';
import { ComingHome } from './coming-home.view';
import { Figures } from './figures.view';
import { Health } from './health.view';
import { PanelGrid } from './panel.view';
import { PlacesPanel } from './places.view';
import { learningPage, StudentCourses } from './student-courses.view';
import { examsPage, StudentExams } from './student-exams.view';
import { StudentMessages } from './student-messages.view';
import { StudentPlace } from './student-place.view';
import { StudentSafety } from './student-safety.view';
import { Tasks } from './tasks.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = (): Promise<void> => phrases.load();

const own = `/${manifest.segment}/home`;

/** /saas/home: what the organisation holds, what waits for the person, and the ways on. */
export default function HomePage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const home = data.useHomeFindQuery({});
  const load = loadedOf(home);
  const menu = useContextValue('menu');
  const user = useContextValue('userInfo');
  const timeZone = useContextValue('timezone');
  const pages = menu.status === 'ready' ? pagesOf(menu.nodes) : [];
  const has = (path: string) => pages.some((page) => page.path === path);
  const greeting = t(`greeting.${greetingOf(hourIn(timeZone, new Date()))}`);
  const name = user && (user.name || user.nickname);
  const isComing = load.status === 'loading' && !load.data;
  const found = load.status === 'failed' ? undefined : load.data;

  return (
    <section
      aria-label={t('label')}
      data-fits-phone
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
      {isComing && <ComingHome has={has} />}
      {found && found.figures.length > 0 && <Figures figures={found.figures} has={has} />}
      {!isComing && (
        <PanelGrid>
          {found?.place && (
            <>
              {has(learningPage) && <StudentCourses />}
              {has(examsPage) && <StudentExams />}
              <StudentMessages />
              <StudentSafety />
              <StudentPlace place={found.place} />
            </>
          )}
          {found && !found.place && <Tasks tasks={found.tasks} has={has} />}
          {found?.health && <Health health={found.health} has={has} />}
          {!found?.place && <PlacesPanel pages={pages} own={own} />}
        </PanelGrid>
      )}
    </section>
  );
}
