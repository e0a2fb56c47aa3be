import { formatNumber, formatPercent } from '@edu/shared-utility';
import { provincePhrases } from '@edu/shared-utility/charts';
import { useFigures } from '../data/figures.hook';
import { ownFiguresSource } from '../data/sources';
import { shortDay, wholeDay } from '../data/words';
import { phrases } from '../phrases';
import { Bars } from './bars.view';
import { Headlines } from './headline.view';
import { Panel } from './panel.view';
import { ProvinceMap } from './province-map.view';
import { allProvinces, provinceName } from './provinces';
import { Rows } from './rows.view';
import { Wall } from './wall.view';

export const prepare = () => Promise.all([phrases.load(), provincePhrases.load()]);

const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
const MAX_ROWS = 6;

/** /saas/EasyScreen: the dashboards' figures for the person's own organisation. */
export default function EasyPage() {
  const { t } = phrases.use();
  const followState = useFigures(ownFiguresSource);
  const organ = followState.status === 'ready' ? followState.figures.organ : null;
  return (
    <Wall
      isOrgan={organ !== null}
      title={t('titles.own')}
      {...(organ !== null && { ownerName: organ })}
      shown={followState}
      emptyText={t('ownOff')}
      note={t('ownNote')}
    >
      {({ summary, active, online, regions, trains, courses }) => (
        <>
          <div className="wall-column">
            <Panel
              title={t('activeByDay')}
              rowHead={t('day')}
              rows={active}
              nameOf={({ date }) => wholeDay(date)}
              columns={[{ name: t('learners'), cellOf: ({ count }) => count }]}
              empty={active.every(({ count }) => count === 0) ? t('empty') : null}
            >
              <Bars
                bars={active.map(({ date, count }) => ({
                  ...{ key: date, name: shortDay(date), value: count },
                }))}
              />
            </Panel>
            <Panel
              title={t('onlineToday', { now: formatNumber(online.now) })}
              rowHead={t('hour')}
              rows={online.byHour.map((count, hour) => ({ hour, count }))}
              nameOf={({ hour }) => hourName(hour)}
              columns={[{ name: t('people'), cellOf: ({ count }) => count }]}
            >
              <Bars
                bars={online.byHour.map((value, hour) => ({
                  ...{ key: `${hour}`, name: hourName(hour), value },
                }))}
              />
            </Panel>
          </div>
          <div className="wall-column wall-middle">
            <Headlines
              title={t('overview')}
              headlines={[
                { name: t('students'), value: summary.studentCount },
                { name: t('courses'), value: summary.courseCount },
                { name: t('trainings'), value: summary.trainCount },
                { name: t('certificates'), value: summary.certificateCount },
                {
                  name: t('studyHours'),
                  value: Math.round(summary.studyHours),
                  unit: t('hourUnit'),
                },
              ]}
            />
            <Panel
              title={t('studentsByRegion')}
              rowHead={t('region')}
              rows={allProvinces(regions, (regionId) => ({ regionId, name: '', count: 0 }))}
              nameOf={({ regionId }) => provinceName(regionId)}
              columns={[{ name: t('students'), cellOf: ({ count }) => count }]}
            >
              <ProvinceMap
                provinces={regions.map(({ regionId, count: value }) => ({ regionId, value }))}
              />
            </Panel>
          </div>
          <div className="wall-column">
            <Panel
              title={t('trains')}
              rowHead={t('training')}
              rows={trains}
              nameOf={({ title }) => title}
              columns={[
                { name: t('enrolled'), cellOf: ({ enrolled }) => enrolled },
                { name: t('completed'), cellOf: ({ finished }) => finished },
              ]}
              empty={trains.length === 0 ? t('empty') : null}
            >
              <Rows
                rows={trains.slice(0, MAX_ROWS).map(({ trainId, title, enrolled, finished }) => ({
                  ...{ key: trainId, name: title, value: enrolled, part: finished },
                  text: `${formatNumber(finished)} / ${formatNumber(enrolled)}`,
                }))}
              />
            </Panel>
            <Panel
              title={t('progress')}
              rowHead={t('course')}
              rows={courses}
              nameOf={({ title }) => title}
              columns={[
                { name: t('learners'), cellOf: ({ learners }) => learners },
                { name: t('completed'), cellOf: ({ finished }) => finished },
                { name: t('progressOf'), cellOf: ({ progress }) => formatPercent(progress) },
              ]}
              empty={courses.length === 0 ? t('empty') : null}
            >
              <Rows
                max={1}
                rows={courses.slice(0, MAX_ROWS).map(({ courseId, title, progress }) => ({
                  ...{ key: courseId, name: title, value: progress, text: formatPercent(progress) },
                }))}
              />
            </Panel>
          </div>
        </>
      )}
    </Wall>
  );
}
