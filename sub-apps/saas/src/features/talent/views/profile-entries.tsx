import { formatDate, type TalentProfile } from '@edu/shared-utility';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import type { phrases } from '../phrases';

const colours = { valid: 'success', expired: 'warning', revoked: 'error' } as const;

type Words = Pick<ReturnType<typeof phrases.use>, 't'>;

export type Entry = {
  readonly key: string;
  readonly title: ReactNode;
  readonly facts: (string | null)[];
};

export const certificateEntries = ({ certificates }: TalentProfile, { t }: Words): Entry[] =>
  certificates.map((certificate) => ({
    key: certificate.id,
    title: (
      <>
        {certificate.templateName}{' '}
        <Tag color={colours[certificate.status]}>{t(`is.${certificate.status}`)}</Tag>
      </>
    ),
    facts: [
      certificate.certificateNo,
      certificate.skill,
      certificate.score && t('scored', { score: certificate.score }),
      t('issuedOn', { day: formatDate(certificate.issuedAt, 'date') }),
      certificate.expiresAt && t('until', { day: formatDate(certificate.expiresAt, 'date') }),
      certificate.reason,
    ],
  }));

export const assessmentEntries = ({ assessments }: TalentProfile, { t }: Words): Entry[] =>
  assessments.map((assessment) => ({
    key: assessment.id,
    title: (
      <>
        {assessment.skill} <Tag>{t(`states.${assessment.status}`)}</Tag>
      </>
    ),
    facts: [
      t('level', { level: assessment.level }),
      assessment.score === null ? null : t('scored', { score: assessment.score }),
      assessment.appointedAt && formatDate(assessment.appointedAt, 'datetime'),
      assessment.assessor,
    ],
  }));

export const trainingEntries = ({ trainings }: TalentProfile, { t }: Words): Entry[] =>
  trainings.map((training) => ({
    key: training.id,
    title: training.title,
    facts: [
      t('hoursOf', { hours: training.hours }),
      training.passedAt
        ? t('passedOn', { day: formatDate(training.passedAt, 'date') })
        : t('studying'),
    ],
  }));
