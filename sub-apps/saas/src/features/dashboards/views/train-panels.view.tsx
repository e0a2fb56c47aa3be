import { formatNumber } from '@edu/shared-utility';
import { Chart } from '@edu/shared-utility/charts';
import { loadedOf } from '@edu/shared-utility/data';
import { Select } from 'antd';
import { useState } from 'react';
import { data } from '../data/dashboard-data';
import { live } from '../data/live';
import { MOST, type PanelProps } from '../data/panel-props';
import { phrases } from '../phrases';
import { Part } from './part.view';

/** Who enrolled in trainings of the period, and who has finished. */
export function TrainsPanel({ title, period }: PanelProps) {
  const { t } = phrases.use();
  const read = data.useStatisticsGetTrainScheduleQuery(period, live);
  return (
    <Part title={title} load={loadedOf(read)} onRetry={read.refetch}>
      {(all) => {
        const trains = all.slice(0, MOST);
        return trains.length === 0 ? null : (
          <Chart
            title={title}
            kind="rows"
            nameHead={t('train')}
            names={trains.map((one) => one.title)}
            series={[
              { name: t('enrolled'), values: trains.map(({ enrolled }) => enrolled) },
              { name: t('finished'), values: trains.map(({ finished }) => finished) },
            ]}
            format={formatNumber}
          />
        );
      }}
    </Part>
  );
}

/** Who passed them, and who has a certificate. */
export function CertificatesPanel({ title, period }: PanelProps) {
  const { t } = phrases.use();
  const read = data.useStatisticsGetTrainCertificateDataQuery(period, live);
  return (
    <Part title={title} load={loadedOf(read)} onRetry={read.refetch}>
      {(all) => {
        const trains = all.slice(0, MOST);
        return trains.length === 0 ? null : (
          <Chart
            title={title}
            kind="rows"
            nameHead={t('train')}
            names={trains.map((one) => one.title)}
            series={[
              { name: t('eligible'), values: trains.map(({ eligible }) => eligible) },
              { name: t('issued'), values: trains.map(({ issued }) => issued) },
            ]}
            format={formatNumber}
          />
        );
      }}
    </Part>
  );
}

/** The exams of one training, or of the latest. */
export function PassingPanel({ title, scope, period }: PanelProps) {
  const { t } = phrases.use();
  const [chosen, setChosen] = useState<string | null>(null);
  const trains = data.useStatisticsFindTrainListWithExamQuery(period).data ?? [];
  const trainId = trains.find((one) => one.trainId === chosen)?.trainId;
  const read = data.useStatisticsFindTrainExamPassingRateQuery(
    { ...scope, ...(trainId && { trainId }) },
    live,
  );
  return (
    <Part title={title} load={loadedOf(read)} onRetry={read.refetch}>
      {(all) => {
        const exams = all.slice(0, MOST);
        return exams.length === 0 ? null : (
          <Chart
            title={title}
            kind="rows"
            nameHead={t('exam')}
            names={exams.map((one) => one.title)}
            series={[
              { name: t('taken'), values: exams.map(({ taken }) => taken) },
              { name: t('passed'), values: exams.map(({ passed }) => passed) },
            ]}
            format={formatNumber}
            extra={
              trains.length > 0 && (
                <Select
                  size="small"
                  aria-label={t('train')}
                  style={{ width: 176 }}
                  value={trainId ?? ''}
                  options={[
                    { value: '', label: t('allTrains') },
                    ...trains.map((one) => ({ value: one.trainId, label: one.title })),
                  ]}
                  onChange={(next) => setChosen(next || null)}
                />
              )
            }
          />
        );
      }}
    </Part>
  );
}
