import { Select } from 'antd';
import { useState } from 'react';
import { data } from '../data/dashboard-data';
import { MAX_CHART_ROWS, type PanelProps } from '../data/panel-props';
import { polling } from '../data/polling';
import { phrases } from '../phrases';
import { RowsPart } from './rows-part.view';

/** Members of the period's trainings, and how many have finished. */
export function TrainsPanel({ title, period }: PanelProps) {
  const { t } = phrases.use();
  const read = data.useStatisticsGetTrainScheduleQuery(period, polling);
  return (
    <RowsPart
      title={title}
      read={read}
      rowsOf={(all) => all.slice(0, MAX_CHART_ROWS)}
      nameHead={t('train')}
      nameOf={(train) => train.title}
      series={[
        [t('enrolled'), ({ enrolled }) => enrolled],
        [t('finished'), ({ finished }) => finished],
      ]}
    />
  );
}

/** Members who passed, and who have a certificate. */
export function CertificatesPanel({ title, period }: PanelProps) {
  const { t } = phrases.use();
  const read = data.useStatisticsGetTrainCertificateDataQuery(period, polling);
  return (
    <RowsPart
      title={title}
      read={read}
      rowsOf={(all) => all.slice(0, MAX_CHART_ROWS)}
      nameHead={t('train')}
      nameOf={(train) => train.title}
      series={[
        [t('eligible'), ({ eligible }) => eligible],
        [t('issued'), ({ issued }) => issued],
      ]}
    />
  );
}

/** The exams of one training, or the latest exams. */
export function PassingPanel({ title, scope, period }: PanelProps) {
  const { t } = phrases.use();
  const [chosen, setChosen] = useState<string | null>(null);
  const trains = data.useStatisticsFindTrainListWithExamQuery(period).data ?? [];
  const trainId = trains.find((train) => train.trainId === chosen)?.trainId;
  const read = data.useStatisticsFindTrainExamPassingRateQuery(
    { ...scope, ...(trainId && { trainId }) },
    polling,
  );
  return (
    <RowsPart
      title={title}
      read={read}
      rowsOf={(all) => all.slice(0, MAX_CHART_ROWS)}
      nameHead={t('exam')}
      nameOf={(exam) => exam.title}
      series={[
        [t('taken'), ({ taken }) => taken],
        [t('passed'), ({ passed }) => passed],
      ]}
      extra={
        trains.length > 0 && (
          <Select
            size="small"
            aria-label={t('train')}
            style={{ width: 176 }}
            value={trainId ?? ''}
            options={[
              { value: '', label: t('allTrains') },
              ...trains.map((train) => ({ value: train.trainId, label: train.title })),
            ]}
            onChange={(next) => setChosen(next || null)}
          />
        )
      }
    />
  );
}
