import { formatNumber } from '@edu/shared-utility';
import { Chart } from '@edu/shared-utility/charts';
import { loadedOf } from '@edu/shared-utility/data';
import { theme } from 'antd';
import { data } from '../data/dashboard-data';
import { hourName, shortDay, wholeDay } from '../data/days';
import { live } from '../data/live';
import { MOST, type PanelProps } from '../data/panel-props';
import { phrases } from '../phrases';
import { Part } from './part.view';

/** Who came and who was active, day by day. */
export function PeoplePanel({ title, period }: PanelProps) {
  const { t } = phrases.use();
  const read = data.useStatisticsGetUserStatisticsDataQuery(period, live);
  return (
    <Part title={title} load={loadedOf(read)} onRetry={read.refetch}>
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

/** Who was there in each hour of today. */
export function OnlinePanel({ title, scope }: PanelProps) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const read = data.useStatisticsGetOnlineUserDataQuery(scope, live);
  return (
    <Part title={title} load={loadedOf(read)} onRetry={read.refetch}>
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
            </span>
          }
        />
      )}
    </Part>
  );
}

/** Where students are, the province with the most first. */
export function ProvincesPanel({ title, scope }: PanelProps) {
  const { t } = phrases.use();
  const read = data.useStatisticsGetUserCountGroupByProvinceQuery(scope, live);
  return (
    <Part title={title} load={loadedOf(read)} onRetry={read.refetch} emptyText={t('noRegions')}>
      {(provinces) =>
        provinces.length === 0 ? null : (
          <Chart
            title={title}
            kind="rows"
            nameHead={t('province')}
            names={provinces.map(({ name }) => name)}
            series={[{ name: t('students'), values: provinces.map(({ count }) => count) }]}
            format={formatNumber}
          />
        )
      }
    </Part>
  );
}

/** Who learned longest, by name: only for who may see students. */
export function LearnersPanel({ title, period }: PanelProps) {
  const { t } = phrases.use();
  const first = { ...period, pageNum: 1, pageSize: MOST };
  const read = data.useStatisticsGetUserStudyOrExamCountListQuery(first, live);
  return (
    <Part title={title} load={loadedOf(read)} onRetry={read.refetch}>
      {({ list }) =>
        list.length === 0 ? null : (
          <Chart
            title={title}
            kind="rows"
            nameHead={t('learner')}
            names={list.map(({ name }) => name)}
            series={[
              { name: t('minutes'), values: list.map(({ studyMinutes }) => studyMinutes) },
              { name: t('exams'), values: list.map(({ examCount }) => examCount) },
            ]}
            format={formatNumber}
          />
        )
      }
    </Part>
  );
}
