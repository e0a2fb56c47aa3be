import { type IncomeCourse, PageLink, useCan } from '@edu/shared-utility';
import { formatPrice } from '@edu/shared-utility/media';
import { Empty, theme } from 'antd';
import { Bar } from '../../../common/bar.view';
import { phrases } from '../phrases';

/** The courses with the highest income, as bars with their numbers. */
export function IncomeCourses({ courses }: { readonly courses: readonly IncomeCourse[] }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const mayRead = useCan()('course.read');
  const max = Math.max(1, ...courses.map(({ net }) => net));
  return (
    <section aria-labelledby="income-courses">
      <h2
        id="income-courses"
        style={{ margin: `0 0 ${token.marginXS}px`, fontSize: token.fontSize, fontWeight: 600 }}
      >
        {t('top')}
      </h2>
      {courses.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('topEmpty')} />
      ) : (
        <ol style={{ listStyle: 'none', display: 'grid', gap: 12, margin: 0, padding: 0 }}>
          {courses.map(({ courseId, courseTitle, orders, net }) => (
            <li key={courseId} style={{ overflowWrap: 'anywhere' }}>
              {mayRead ? (
                <PageLink to={`/saas/course/${courseId}/basics`} style={{ color: token.colorLink }}>
                  {courseTitle}
                </PageLink>
              ) : (
                courseTitle
              )}
              <Bar
                share={net / max}
                text={`${formatPrice(net)} · ${t('openOrders', { count: orders })}`}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
