import { formatNumber, type GovernmentScreen } from '@edu/shared-utility';
import { provincePhrases } from '@edu/shared-utility/charts';
import { useFigures } from '../data/figures.hook';
import { government } from '../data/sources';
import { shortDay, shortMonth, wholeDay, wholeMonth } from '../data/words';
import { phrases } from '../phrases';
import { Bars } from './bars.view';
import { type Headline, Headlines } from './headline.view';
import { Panel } from './panel.view';
import { ProvinceMap } from './province-map.view';
import { allProvinces, provinceName } from './provinces';
import { Rows } from './rows.view';
import { Wall } from './wall.view';

export const prepare = () => Promise.all([phrases.load(), provincePhrases.load()]);

/** Masked days are missing in the sum: then it is shown as a minimum, or not at all. */
function hoursOf(sum: number, days: GovernmentScreen['days']): Pick<Headline, 'value' | 'format'> {
  if (!days.some(({ hours }) => hours === null)) return { value: sum };
  return { value: sum || null, format: (value) => `${formatNumber(value)}+` };
}

/** /saas/screen/governmentDataScreen */
export default function GovernmentPage() {
  const { t } = phrases.use();
  const followState = useFigures(government);
  const tenantName = followState.status === 'ready' ? followState.figures.tenantName : undefined;
  return (
    <Wall
      title={t('titles.government')}
      ownerName={tenantName}
      shown={followState}
      emptyText={t('off')}
      note={t('note')}
    >
      {({ months, regions, industries, days, studyHours, ...all }) => (
        <>
          <div className="wall-column">
            <Panel
              title={t('learnersByMonth')}
              rowHead={t('month')}
              rows={months}
              nameOf={({ month }) => wholeMonth(month)}
              columns={[{ name: t('learners'), cellOf: ({ learners }) => learners }]}
              empty={months.every(({ learners }) => learners === 0) ? t('empty') : null}
            >
              <Bars
                bars={months.map(({ month, learners }) => ({
                  ...{ key: month, name: shortMonth(month), value: learners },
                }))}
              />
            </Panel>
            <Panel
              title={t('certificatesByMonth')}
              rowHead={t('month')}
              rows={months}
              nameOf={({ month }) => wholeMonth(month)}
              columns={[
                { name: t('certificates'), cellOf: ({ certificates }) => certificates },
                { name: t('newCourses'), cellOf: ({ courses }) => courses },
              ]}
              empty={months.every((month) => month.certificates === 0) ? t('empty') : null}
            >
              <Bars
                bars={months.map(({ month, certificates }) => ({
                  ...{ key: month, name: shortMonth(month), value: certificates },
                }))}
              />
            </Panel>
          </div>
          <div className="wall-column wall-middle">
            <Headlines
              title={t('overview')}
              headlines={[
                { name: t('students'), value: all.students },
                { name: t('courses'), value: all.courses },
                { name: t('certificates'), value: all.certificates },
                { name: t('studyHours'), ...hoursOf(studyHours, days), unit: t('hourUnit') },
              ]}
            />
            <Panel
              title={t('studentsByRegion')}
              rowHead={t('region')}
              rows={allProvinces(regions, (regionId) => ({ regionId, students: 0 }))}
              nameOf={({ regionId }) => provinceName(regionId)}
              columns={[
                {
                  name: t('students'),
                  cellOf: ({ students }) => students,
                },
              ]}
            >
              <ProvinceMap
                provinces={regions.map(({ regionId, students: value }) => ({ regionId, value }))}
              />
            </Panel>
          </div>
          <div className="wall-column">
            <Panel
              title={t('industries')}
              rowHead={t('industry')}
              rows={industries}
              nameOf={({ name }) => name ?? t('uncategorised')}
              columns={[
                { name: t('courses'), cellOf: ({ courses }) => courses },
                { name: t('learnings'), cellOf: ({ learners }) => learners },
              ]}
              empty={industries.length === 0 ? t('empty') : null}
            >
              <Rows
                rows={industries.slice(0, 7).map(({ name, courses, learners }) => ({
                  ...{ key: name ?? '', name: name ?? t('uncategorised'), value: courses },
                  text: t('coursesAndLearners', {
                    courses: formatNumber(courses),
                    learners: learners === null ? t('few') : formatNumber(learners),
                  }),
                }))}
              />
            </Panel>
            <Panel
              title={t('hoursByDay')}
              rowHead={t('day')}
              rows={days}
              nameOf={({ date }) => wholeDay(date)}
              columns={[{ name: t('hours'), cellOf: ({ hours }) => hours }]}
              empty={days.every(({ hours }) => hours === 0) ? t('empty') : null}
            >
              <Bars
                bars={days.map(({ date, hours }) => ({
                  ...{ key: date, name: shortDay(date), value: hours },
                }))}
              />
            </Panel>
          </div>
        </>
      )}
    </Wall>
  );
}
