import { loadedOf } from '@edu/shared-utility/data';
import { theme } from 'antd';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { CourseGrid } from './course-grid.view';

/** Four beside each other are enough for who looks at their own courses. */
const SHOWN = 4;

/** What else the person may learn; nothing where there is nothing, or where it could not be read. */
export function Suggestions() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const recommended = loadedOf(data.useStudentCourseFindRecommendCourseQuery({}));
  const hot = loadedOf(data.useStudentCourseFindHotCourseQuery({}));
  const groups = [
    { title: t('recommended'), load: recommended },
    { title: t('hot'), load: hot },
  ];
  return groups.map(({ title, load }) => {
    const courses = load.status === 'failed' ? [] : (load.data ?? []);
    if (courses.length === 0) return null;
    return (
      <section key={title} aria-label={title} style={{ marginTop: token.marginLG }}>
        <h2 style={{ fontSize: token.fontSizeHeading5 }}>{title}</h2>
        <CourseGrid courses={courses.slice(0, SHOWN)} label={title} />
      </section>
    );
  });
}
