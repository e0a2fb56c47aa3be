import { formatPercent, PageLink } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Button, theme } from 'antd';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { Panel } from './panel.view';

/** Where a student learns; the page is of another application. */
export const learningPage = '/learn/courses';

const latest = { pageNum: 1, pageSize: 10 } as const;
const shown = 3;

/** What a student learned last, or may begin with. */
export function StudentCourses() {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = data.useStudentCourseFindCourseListQuery(latest);
  const load = loadedOf(read);
  const courses = load.status === 'failed' ? undefined : load.data?.list;
  return (
    <Panel title={t('student.courses')}>
      {load.status === 'failed' && (
        <p role="alert" style={{ margin: `0 0 ${token.marginSM}px` }}>
          {t('student.coursesFailed')}{' '}
          <Button size="small" onClick={read.refetch}>
            {t('retry')}
          </Button>
        </p>
      )}
      {courses?.length === 0 && <p style={{ margin: 0 }}>{t('student.noCourses')}</p>}
      <ul style={{ margin: `0 0 ${token.marginSM}px`, padding: 0, listStyle: 'none' }}>
        {courses?.slice(0, shown).map(({ id, title, progress, lastAt }) => (
          <li
            key={id}
            style={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: token.marginSM,
              padding: `${token.paddingXXS}px 0`,
            }}
          >
            <PageLink
              to={`${learningPage}/${id}`}
              style={{ color: token.colorLink, overflowWrap: 'anywhere' }}
            >
              {title}
            </PageLink>
            <span style={{ flexShrink: 0, color: token.colorTextSecondary }}>
              {lastAt
                ? t('student.learned', { percent: formatPercent(progress) })
                : t('student.notBegun')}
            </span>
          </li>
        ))}
      </ul>
      <PageLink to={learningPage} style={{ color: token.colorLink }}>
        {t('student.allCourses')}
      </PageLink>
    </Panel>
  );
}
