import { formatDate, type TalentProfile } from '@edu/shared-utility';
import { loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Skeleton, Tag, theme } from 'antd';
import type { ReactNode } from 'react';
import { data } from '../../../common/oversight-data';
import { phrases } from '../phrases';

type Words = Pick<ReturnType<typeof phrases.use>, 't'>;
type Entry = { readonly key: string; readonly title: ReactNode; readonly facts: (string | null)[] };

const colours = { valid: 'success', expired: 'warning', revoked: 'error' } as const;

/** One section of the profile: a heading and its lines. */
function Part({
  title,
  none,
  entries,
}: {
  readonly title: string;
  readonly none: string;
  readonly entries: readonly Entry[];
}) {
  const { token } = theme.useToken();
  return (
    <section aria-label={title} style={{ marginBlockEnd: token.margin }}>
      <h3 style={{ margin: `0 0 ${token.marginXS}px`, fontSize: token.fontSizeLG }}>{title}</h3>
      {entries.length === 0 && <p style={{ margin: 0 }}>{none}</p>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {entries.map((entry) => (
          <li key={entry.key} style={{ marginBlockEnd: token.marginXS }}>
            {entry.title}
            <div style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>
              {entry.facts.filter(Boolean).join(' · ')}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const certificateEntries = ({ certificates }: TalentProfile, { t }: Words): Entry[] =>
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

const assessmentEntries = ({ assessments }: TalentProfile, { t }: Words): Entry[] =>
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

const trainingEntries = ({ trainings }: TalentProfile, { t }: Words): Entry[] =>
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

/** The certificates, assessments and trainings of a person. */
export function Profile({ userId }: { readonly userId: string }) {
  const words = phrases.use();
  const { t } = words;
  const read = data.useTalentFindByIdQuery({ userId });
  const load = loadedOf(read);
  if (load.status === 'failed') {
    return (
      <Alert
        role="alert"
        type="error"
        title={load.message}
        action={<Button onClick={() => void read.refetch()}>{t('retry')}</Button>}
      />
    );
  }
  const profile = load.data;
  if (!profile) return <Skeleton active aria-label={t('loading')} />;
  return (
    <>
      <Part
        title={t('certificates')}
        none={t('noCertificates')}
        entries={certificateEntries(profile, words)}
      />
      <Part
        title={t('assessments')}
        none={t('noAssessments')}
        entries={assessmentEntries(profile, words)}
      />
      <Part
        title={t('trainings')}
        none={t('noTrainings')}
        entries={trainingEntries(profile, words)}
      />
    </>
  );
}
