import { formatNumber, formatPercent } from '@edu/shared-utility';
import { provincePhrases } from '@edu/shared-utility/charts';
import { useFigures } from '../data/figures.hook';
import { training } from '../data/sources';
import { shortMonth, wholeMonth } from '../data/words';
import { phrases } from '../phrases';
import { Bars } from './bars.view';
import { Count } from './count.view';
import { Headlines } from './headline.view';
import { Panel } from './panel.view';
import { ProvinceMap } from './province-map.view';
import { allProvinces, provinceName } from './provinces';
import { Rows } from './rows.view';
import { Wall } from './wall.view';

export const prepare = () => Promise.all([phrases.load(), provincePhrases.load()]);

const states = ['running', 'upcoming', 'over'] as const;

/** Ratio of two numbers; null if one of them is masked or the total is zero. */
const shareOf = (part: number | null, total: number | null): number | null =>
  part === null || !total ? null : part / total;

/** /saas/screen/trainRegulation */
export default function TrainingPage() {
  const { t } = phrases.use();
  const followState = useFigures(training);
  const percent = (share: number | null) => (share === null ? '–' : formatPercent(share));
  const peopleText = (people: number) =>
    people < 10 ? t('underTen') : t('over', { people: formatNumber(people) });
  const tenantName = followState.status === 'ready' ? followState.figures.tenantName : undefined;
  return (
    <Wall
      title={t('titles.training')}
      ownerName={tenantName}
      shown={followState}
      emptyText={t('off')}
      note={t('note')}
    >
      {({ regions, months, organs, ...all }) => (
        <>
          <div className="wall-column">
            <Panel
              title={t('trainingsByState')}
              rowHead={t('state')}
              rows={states}
              nameOf={(state) => t(`states.${state}`)}
              columns={[{ name: t('trainings'), cellOf: (state) => all.states[state] }]}
            >
              <div className="wall-states">
                {states.map((state) => (
                  <div key={state}>
                    <b>
                      <Count text={formatNumber(all.states[state])} />
                    </b>
                    <span>{t(`states.${state}`)}</span>
                  </div>
                ))}
              </div>
            </Panel>
            <Panel
              title={t('passingByMonth')}
              rowHead={t('month')}
              rows={months}
              nameOf={({ month }) => wholeMonth(month)}
              columns={[
                { name: t('taken'), cellOf: ({ taken }) => taken },
                { name: t('passed'), cellOf: ({ passed }) => passed },
                {
                  name: t('rate'),
                  cellOf: ({ passed, taken }) => percent(shareOf(passed, taken)),
                },
              ]}
              empty={months.every(({ taken }) => taken === 0) ? t('empty') : null}
            >
              <Rows
                max={1}
                rows={months.slice(-6).map(({ month, taken, passed }) => ({
                  ...{ key: month, name: wholeMonth(month), value: shareOf(passed, taken) },
                  text: percent(shareOf(passed, taken)),
                }))}
              />
            </Panel>
          </div>
          <div className="wall-column wall-middle">
            <Headlines
              title={t('overview')}
              headlines={[
                { name: t('enrolled'), value: all.enrolled },
                { name: t('completed'), value: all.completed },
                { name: t('trainingCertificates'), value: all.certificates },
                {
                  name: t('rate'),
                  value: shareOf(all.passed, all.taken),
                  format: formatPercent,
                },
              ]}
            />
            <Panel
              title={t('enrolledByRegion')}
              rowHead={t('region')}
              rows={allProvinces(regions, (regionId) => ({
                ...{ regionId, trainings: 0, enrolled: 0, completed: 0 },
              }))}
              nameOf={({ regionId }) => provinceName(regionId)}
              columns={[
                { name: t('trainings'), cellOf: ({ trainings }) => trainings },
                { name: t('enrolled'), cellOf: ({ enrolled }) => enrolled },
                { name: t('completed'), cellOf: ({ completed }) => completed },
              ]}
            >
              <ProvinceMap
                provinces={regions.map(({ regionId, enrolled: value }) => ({ regionId, value }))}
              />
            </Panel>
          </div>
          <div className="wall-column">
            <Panel
              title={t('organs')}
              rowHead={t('organ')}
              rows={organs}
              nameOf={({ name }) => name}
              columns={[
                { name: t('trainings'), cellOf: ({ trainings }) => trainings },
                { name: t('enrolled'), cellOf: ({ enrolledTens }) => peopleText(enrolledTens) },
              ]}
              empty={organs.length === 0 ? t('empty') : null}
            >
              <Rows
                rows={organs.slice(0, 7).map(({ name, trainings, enrolledTens }, index) => ({
                  ...{ key: `${index}`, name: `${index + 1}. ${name}`, value: enrolledTens },
                  text: t('trainingsAndPeople', {
                    trainings: formatNumber(trainings),
                    people: peopleText(enrolledTens),
                  }),
                }))}
              />
            </Panel>
            <Panel
              title={t('trainingCertificatesByMonth')}
              rowHead={t('month')}
              rows={months}
              nameOf={({ month }) => wholeMonth(month)}
              columns={[{ name: t('certificates'), cellOf: ({ certificates }) => certificates }]}
              empty={months.every((month) => month.certificates === 0) ? t('empty') : null}
            >
              <Bars
                bars={months.map(({ month, certificates }) => ({
                  ...{ key: month, name: shortMonth(month), value: certificates },
                }))}
              />
            </Panel>
          </div>
        </>
      )}
    </Wall>
  );
}
