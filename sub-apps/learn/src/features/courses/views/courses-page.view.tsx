import { navigate, StyleSheet, useDelayed } from '@edu/shared-utility';
import { adminPhrases, useList } from '@edu/shared-utility/admin';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, Flex, theme } from 'antd';
import { data } from '../../../common/data';
import { LatestArticles } from '../../../common/latest-articles.view';
import { usePageEdge } from '../../../common/page-edge.hook';
import { UpcomingLive } from '../../../common/upcoming-live.view';
import { courseQuery } from '../data/course-list.hook';
import { phrases } from '../phrases';
import { CourseConditions } from './course-conditions.view';
import { CourseList, Waiting } from './course-list.view';
import { ResumeLearning } from './resume-learning.view';
import { stylesOf } from './styles';
import { Suggestions } from './suggestions.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

/** In ms: the list does not wait longer for the live sessions above it. */
const LIVE_MS = 2_000;

/** /learn/courses: the courses that the person may learn, last learned first. */
export default function CoursesPage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const pageMargin = usePageEdge();
  const list = useList(courseQuery);
  const read = data.useStudentCourseFindCourseListQuery(list.params);
  const load = loadedOf(read);
  const { isLoading: isLiveLoading } = data.useLiveFindMineQuery({});
  const isLate = useDelayed(isLiveLoading, LIVE_MS);
  const isPlain = !courseQuery.isFiltered(list.state) && list.state.pageNum === 1;
  const listedCourses = load.status === 'failed' ? [] : (load.data?.list ?? []);
  const last = listedCourses.find(({ lastAt, finishedAt }) => lastAt && !finishedAt);
  // Content above the list is rendered together with it, so that nothing shifts.
  const hasTop =
    !isPlain || ((load.status !== 'loading' || load.data) && (!isLiveLoading || isLate));
  return (
    <section
      aria-label={t('page')}
      data-fits-phone
      style={{ margin: `0 ${pageMargin}px ${token.marginLG}px` }}
    >
      <StyleSheet css={stylesOf(token)} />
      <Flex
        wrap
        gap="small"
        justify="space-between"
        align="center"
        style={{ marginBottom: token.marginXS }}
      >
        <h1 style={{ margin: `${token.marginSM}px 0`, fontSize: token.fontSizeHeading3 }}>
          {t('page')}
        </h1>
        <Flex wrap gap="small">
          <Button onClick={() => navigate('/learn/trains')}>{t('trains')}</Button>
          <Button onClick={() => navigate('/learn/redeem')}>{t('redeem')}</Button>
        </Flex>
      </Flex>
      {hasTop ? (
        <>
          {isPlain && last && <ResumeLearning course={last} />}
          {isPlain && <UpcomingLive />}
          <CourseConditions list={list} />
          <CourseList list={list} load={load} onRetry={read.refetch} />
          {isPlain && <LatestArticles />}
          {isPlain && load.status === 'ready' && (
            <Suggestions excludedIds={listedCourses.map(({ id }) => id)} />
          )}
        </>
      ) : (
        <Waiting />
      )}
    </section>
  );
}
