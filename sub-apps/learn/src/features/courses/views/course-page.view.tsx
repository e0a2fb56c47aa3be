import { StyleSheet } from '@edu/shared-utility';
import { usePageName } from '@edu/shared-utility/data';
import { theme } from 'antd';
import { useParams } from 'react-router';
import { useCourse } from '../../../common/course.hook';
import { CourseNotReady } from '../../../common/course-not-ready.view';
import { Outline } from '../../../common/outline/outline.view';
import { usePageEdge } from '../../../common/page-edge.hook';
import { UpcomingLive } from '../../../common/upcoming-live.view';
import { phrases } from '../phrases';
import { AboutCourse } from './about-course.view';
import { CourseHead } from './course-head.view';
import { stylesOf } from './styles';

export const prepare = (): Promise<void> => phrases.load();

/** /learn/courses/:courseId: description and lessons of a course. */
export default function CoursePage() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const pageMargin = usePageEdge();
  const { courseId = '' } = useParams();
  const { load, reload } = useCourse(courseId);
  usePageName(load.status === 'ready' ? load.detail.title : null);
  if (load.status !== 'ready') return <CourseNotReady load={load} onRetry={reload} />;
  const { detail, chapters } = load;
  const panel = {
    padding: token.padding,
    borderRadius: token.borderRadiusLG,
    background: token.colorBgContainer,
  };
  return (
    <section
      aria-label={detail.title}
      data-fits-phone
      style={{ margin: `0 ${pageMargin}px ${token.marginLG}px` }}
    >
      <StyleSheet css={stylesOf(token)} />
      <CourseHead course={detail} chapters={chapters} />
      <UpcomingLive courseId={courseId} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: token.margin, alignItems: 'start' }}>
        <div style={{ ...panel, flex: '2 1 340px', minWidth: 0 }}>
          {chapters.length === 0 ? (
            <p>{t('nothingYet')}</p>
          ) : (
            <Outline chapters={chapters} courseId={courseId} granted={detail.granted} />
          )}
        </div>
        <AboutCourse
          course={detail}
          style={{ ...panel, flex: '1 1 260px', minWidth: 0 }}
          onStale={reload}
        />
      </div>
    </section>
  );
}
