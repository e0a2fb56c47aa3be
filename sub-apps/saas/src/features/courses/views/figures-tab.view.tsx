import {
  type Course,
  type CourseFigures,
  FailedNotice,
  formatNumber,
  formatPercent,
} from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { loadedOf } from '@edu/shared-utility/data';
import { Empty, Skeleton, theme } from 'antd';
import { Bar } from '../../../common/bar.view';
import { ListInTab } from '../../../common/list-in-tab.view';
import { data } from '../../../common/page-data';
import { formatDuration } from '../data/durations';
import { phrases } from '../phrases';
import { LearnersList } from './learners-list.view';

function Totals({ figures }: { readonly figures: CourseFigures }) {
  const { t } = phrases.use();
  const { granted, enrolled, finished, seconds } = figures;
  const shareOfEnrolled = enrolled > 0 ? finished / enrolled : 0;
  const facts = [
    [t('figure.granted'), formatNumber(granted)],
    [t('figure.enrolled'), formatNumber(enrolled)],
    [t('figure.finished'), `${formatNumber(finished)} · ${formatPercent(shareOfEnrolled)}`],
    [t('figure.time'), formatDuration(seconds)],
  ] as const;
  return <Facts facts={facts} />;
}

function DropOff({ figures: { enrolled, lessons } }: { readonly figures: CourseFigures }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const max = Math.max(enrolled, 1);
  return (
    <section aria-labelledby="course-drop-off" style={{ marginBlock: token.marginLG }}>
      <h2 id="course-drop-off" style={{ margin: 0, fontSize: token.fontSizeLG, fontWeight: 600 }}>
        {t('dropOff')}
      </h2>
      <p style={{ margin: `0 0 ${token.marginSM}px`, color: token.colorTextSecondary }}>
        {t('dropOffHint')}
      </p>
      {lessons.length === 0 || enrolled === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('dropOffEmpty')} />
      ) : (
        <ol style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
          {lessons.map(({ lessonId, title, chapterTitle, started, finished, seconds }) => (
            <li key={lessonId}>
              <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: 8 }}>
                <span style={{ overflowWrap: 'anywhere' }}>{title}</span>
                <span style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>
                  {chapterTitle}
                </span>
              </div>
              <Bar
                share={finished / max}
                lighterShare={started / max}
                text={[
                  t('dropOffLine', {
                    started: formatNumber(started),
                    finished: formatNumber(finished),
                  }),
                  ...(seconds > 0 ? [formatDuration(seconds)] : []),
                ].join(' · ')}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Statistics of the course: in total, by lesson, and by learner. */
export default function FiguresTab({ course }: { readonly course: Course }) {
  const { t } = phrases.use();
  const read = data.useCourseFiguresQuery({ id: course.id });
  const load = loadedOf(read);
  if (load.status === 'failed') {
    return (
      <FailedNotice title={t('failed')} hint={load.message} onRetry={() => void read.refetch()} />
    );
  }
  if (!load.data) return <Skeleton active />;
  return (
    <>
      <Totals figures={load.data} />
      <DropOff figures={load.data} />
      <ListInTab>
        <LearnersList courseId={course.id} />
      </ListInTab>
    </>
  );
}
