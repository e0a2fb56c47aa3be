import { loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Skeleton, theme } from 'antd';
import { data } from '../../../common/oversight-data';
import { phrases } from '../phrases';
import {
  assessmentEntries,
  certificateEntries,
  type Entry,
  trainingEntries,
} from './profile-entries';

/** One section of the profile: a heading and its lines. */
function Part({
  title,
  emptyText,
  entries,
}: {
  readonly title: string;
  readonly emptyText: string;
  readonly entries: readonly Entry[];
}) {
  const { token } = theme.useToken();
  return (
    <section aria-label={title} style={{ marginBlockEnd: token.margin }}>
      <h3 style={{ margin: `0 0 ${token.marginXS}px`, fontSize: token.fontSizeLG }}>{title}</h3>
      {entries.length === 0 && <p style={{ margin: 0 }}>{emptyText}</p>}
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
        emptyText={t('noCertificates')}
        entries={certificateEntries(profile, words)}
      />
      <Part
        title={t('assessments')}
        emptyText={t('noAssessments')}
        entries={assessmentEntries(profile, words)}
      />
      <Part
        title={t('trainings')}
        emptyText={t('noTrainings')}
        entries={trainingEntries(profile, words)}
      />
    </>
  );
}
