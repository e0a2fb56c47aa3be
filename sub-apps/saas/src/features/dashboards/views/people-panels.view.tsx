import { formatNumber } from '@edu/shared-utility';
import { Chart } from '@edu/shared-utility/charts';
import { theme } from 'antd';
import { data } from '../data/dashboard-data';
import { figuresOf } from '../data/dashboard-figures';
import { hourName, shortDay, wholeDay } from '../data/days';
import { MAX_CHART_ROWS, type PanelProps } from '../data/panel-props';
import { polling } from '../data/polling';
import { translatedProvince } from '../data/translated-province';
import { phrases } from '../phrases';
import { Part } from './part.view';
import { RowsPart } from './rows-part.view';

/** New and active people by day. */
export function PeoplePanel({ title, period }: PanelProps) {
  const { t } = phrases.use();
  const read = data.useStatisticsGetUserStatisticsDataQuery(period, polling);
  return (
    <Part title={title} load={figuresOf(read)} onRetry={read.refetch}>
      {({ newUsers, activeUsers }) => (
        <Chart
          title={title}
          kind="line"
          nameHead={t('day')}
          names={newUsers.map(({ date }) => wholeDay(date))}
          shortNames={newUsers.map(({ date }) => shortDay(date))}
          series={[
            { name: t('activeUsers'), values: activeUsers.map(({ count }) => count) },
            { name: t('newUsers'), values: newUsers.map(({ count }) => count) },
          ]}
          format={formatNumber}
        />
      )}
    </Part>
  );
}

/** People online in each hour of today. */
export function OnlinePanel({ title, scope }: PanelProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = data.useStatisticsGetOnlineUserDataQuery(scope, polling);
  return (
    <Part title={title} load={figuresOf(read)} onRetry={read.refetch}>
      {({ now, peakToday, byHour }) => (
        <Chart
          title={title}
          kind="bars"
          nameHead={t('hour')}
          names={byHour.map((_, hour) => hourName(hour))}
          series={[{ name: t('onlineUsers'), values: byHour }]}
          format={formatNumber}
          extra={
            <span style={{ color: token.colorTextSecondary }}>
              {t('onlineNow', { now: formatNumber(now), peak: formatNumber(peakToday) })}
              {(scope.branchId || scope.regionId) && ` · ${t('onlineNote')}`}
            </span>
          }
        />
      )}
    </Part>
  );
}

/** Students by province, largest first, with a row for those without a region. */
export function ProvincesPanel({ title, scope }: PanelProps) {
  const { t } = phrases.use();
  const read = data.useStatisticsGetUserCountGroupByProvinceQuery(scope, polling);
  return (
    <RowsPart
      title={title}
      read={read}
      rowsOf={(provinces) => provinces}
      nameHead={t('province')}
      nameOf={({ regionId, name }) =>
        regionId === null ? t('elsewhere') : (translatedProvince(regionId) ?? name ?? regionId)
      }
      series={[[t('students'), ({ count }) => count]]}
      emptyText={scope.regionId ? t('noStudents') : undefined}
    />
  );
}

/** The people with the longest learning time, by name: only for callers who may see students. */
export function LearnersPanel({ title, period }: PanelProps) {
  const { t } = phrases.use();
  const first = { ...period, pageNum: 1, pageSize: MAX_CHART_ROWS };
  const read = data.useStatisticsGetUserStudyOrExamCountListQuery(first, polling);
  return (
    <RowsPart
      title={title}
      read={read}
      rowsOf={({ list }) => list}
      nameHead={t('learner')}
      nameOf={({ name }) => name}
      ownScales
      series={[
        [t('minutes'), ({ studyMinutes }) => studyMinutes],
        [t('exams'), ({ examCount }) => examCount],
      ]}
    />
  );
}
