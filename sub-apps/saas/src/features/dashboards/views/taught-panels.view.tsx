import { formatNumber } from '@edu/shared-utility';
import { Chart } from '@edu/shared-utility/charts';
import { data } from '../data/dashboard-data';
import { figuresOf } from '../data/dashboard-figures';
import { MAX_CHART_ROWS, type PanelProps } from '../data/panel-props';
import { polling } from '../data/polling';
import { phrases } from '../phrases';
import { Part } from './part.view';
import { RowsPart } from './rows-part.view';

/** Progress of the learners who started a course in the period. */
export function CoursesPanel({ title, period }: PanelProps) {
  const { t } = phrases.use();
  const read = data.useStatisticsGetCourseAndUserScheduleQuery(period, polling);
  return (
    <RowsPart
      title={title}
      read={read}
      rowsOf={(all) => all.slice(0, MAX_CHART_ROWS)}
      nameHead={t('course')}
      nameOf={(course) => course.title}
      series={[
        [t('begun'), ({ learners }) => learners],
        [t('finished'), ({ finished }) => finished],
      ]}
    />
  );
}

/** Top categories, with everything below them. */
export function IndustriesPanel({ title, scope }: PanelProps) {
  const { t } = phrases.use();
  const read = data.useStatisticsGetIndustryModelsQuery(scope, polling);
  return (
    <RowsPart
      title={title}
      read={read}
      rowsOf={(all) => all.slice(0, MAX_CHART_ROWS)}
      nameHead={t('category')}
      nameOf={({ name }) => name ?? t('uncategorised')}
      ownScales
      series={[
        [t('courses'), ({ courseCount }) => courseCount],
        [t('learnersOf'), ({ userCount }) => userCount],
      ]}
    />
  );
}

/** The library by kind of resource. */
export function ResourcesPanel({ title, period }: PanelProps) {
  const { t } = phrases.use();
  const read = data.useStatisticsGetResourcesQuery(period, polling);
  return (
    <Part title={title} load={figuresOf(read)} onRetry={read.refetch}>
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
