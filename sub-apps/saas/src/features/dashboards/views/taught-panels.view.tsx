import { formatNumber } from '@edu/shared-utility';
import { Chart } from '@edu/shared-utility/charts';
import { loadedOf } from '@edu/shared-utility/data';
import { data } from '../data/dashboard-data';
import { live } from '../data/live';
import { MOST, type PanelProps } from '../data/panel-props';
import { phrases } from '../phrases';
import { Part } from './part.view';

/** How far those are who began a course in the period. */
export function CoursesPanel({ title, period }: PanelProps) {
  const { t } = phrases.use();
  const read = data.useStatisticsGetCourseAndUserScheduleQuery(period, live);
  return (
    <Part title={title} load={loadedOf(read)} onRetry={read.refetch}>
      {(all) => {
        const courses = all.slice(0, MOST);
        return courses.length === 0 ? null : (
          <Chart
            title={title}
            kind="rows"
            nameHead={t('course')}
            names={courses.map((one) => one.title)}
            series={[
              { name: t('begun'), values: courses.map(({ learners }) => learners) },
              { name: t('finished'), values: courses.map(({ finished }) => finished) },
            ]}
            format={formatNumber}
          />
        );
      }}
    </Part>
  );
}

/** Categories at the top, with what is filed below them. */
export function IndustriesPanel({ title, scope }: PanelProps) {
  const { t } = phrases.use();
  const read = data.useStatisticsGetIndustryModelsQuery(scope, live);
  return (
    <Part title={title} load={loadedOf(read)} onRetry={read.refetch}>
      {(all) => {
        const industries = all.slice(0, MOST);
        return industries.length === 0 ? null : (
          <Chart
            title={title}
            kind="rows"
            nameHead={t('category')}
            names={industries.map(({ name }) => name)}
            series={[
              { name: t('courses'), values: industries.map(({ courseCount }) => courseCount) },
              { name: t('learnersOf'), values: industries.map(({ userCount }) => userCount) },
            ]}
            format={formatNumber}
          />
        );
      }}
    </Part>
  );
}

/** The library by kinds. */
export function ResourcesPanel({ title, period }: PanelProps) {
  const { t } = phrases.use();
  const read = data.useStatisticsGetResourcesQuery(period, live);
  return (
    <Part title={title} load={loadedOf(read)} onRetry={read.refetch}>
      {(kinds) =>
        kinds.every(({ count }) => count === 0) ? null : (
          <Chart
            title={title}
            kind="bars"
            nameHead={t('kind')}
            names={kinds.map(({ kind }) => t(`kinds.${kind}`))}
            series={[{ name: t('files'), values: kinds.map(({ count }) => count) }]}
            format={formatNumber}
          />
        )
      }
    </Part>
  );
}
