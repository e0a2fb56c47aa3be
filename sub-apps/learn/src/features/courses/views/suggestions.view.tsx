import { loadedOf } from '@edu/shared-utility/data';
import { theme } from 'antd';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { CourseGrid } from './course-grid.view';

/** Maximum number of courses in a group. */
const MAX_SUGGESTIONS = 4;

interface Props {
  /** Ids of courses that are already on the page. */
  readonly excludedIds: readonly string[];
}

/** Other courses to learn, without duplicates; renders nothing without any, or on failure. */
export function Suggestions({ excludedIds }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const recommended = loadedOf(data.useStudentCourseFindRecommendCourseQuery({}));
  const hot = loadedOf(data.useStudentCourseFindHotCourseQuery({}));
  const groups = [
    { title: t('recommended'), load: recommended },
    { title: t('hot'), load: hot },
  ];
  // Waits for both groups, since a late first one would push the second down.
  if (recommended.status === 'loading' || hot.status === 'loading') return null;
  const seen = new Set(excludedIds);
  return groups.map(({ title, load }) => {
    const loaded = load.status === 'failed' ? [] : (load.data ?? []);
    const courses = loaded.filter(({ id }) => !seen.has(id)).slice(0, MAX_SUGGESTIONS);
    for (const { id } of courses) seen.add(id);
    if (courses.length === 0) return null;
    return (
      <section key={title} aria-label={title} style={{ marginTop: token.marginLG }}>
        <h2 style={{ fontSize: token.fontSizeHeading5 }}>{title}</h2>
        <CourseGrid courses={courses} label={title} />
      </section>
    );
  });
}
