import { type Declaration, formatDate } from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { loadedOf, type ReadResult } from '@edu/shared-utility/data';
import { Alert, Button, Skeleton } from 'antd';
import { phrases } from '../phrases';
import { Attachments, Events, type Words } from './declaration-events.view';

const factWords = {
  title: 'train',
  goal: 'goal',
  regionId: 'region',
  hours: 'hours',
  place: 'place',
  startsAt: 'time',
  endsAt: 'time',
  enrolFrom: 'enrolTime',
  enrolUntil: 'enrolTime',
  userCount: 'userCount',
} as const satisfies Record<Declaration['changed'][number], string>;

const dayOf = (moment: string | null, none: string): string =>
  moment === null ? none : formatDate(moment, 'date');

const spanOf = (from: string | null, until: string | null, none: string): string =>
  from === null && until === null ? none : `${dayOf(from, none)} – ${dayOf(until, none)}`;

/** What has changed in the training since; a draft takes it over when it is submitted. */
function ChangedFields({
  declaration: { changed, status },
  t,
}: Words & { declaration: Declaration }) {
  if (changed.length === 0) return null;
  const fields = [...new Set(changed.map((item) => t(factWords[item])))].join(', ');
  const isOpen = status === 'draft' || status === 'returned';
  return (
    <Alert
      type={isOpen ? 'info' : 'warning'}
      showIcon
      style={{ marginBlockEnd: 12 }}
      title={t(isOpen ? 'changedDraft' : 'changed', { fields })}
    />
  );
}

type DeclarationRead = ReadResult<Declaration> & { refetch(): unknown };

/** The details of a declaration with its files and its history. */
export function DeclarationDetails({ read }: { readonly read: DeclarationRead }) {
  const { t } = phrases.use();
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
  const declaration = load.data;
  if (!declaration) return <Skeleton active aria-label={t('loading')} />;
  const { reason } = declaration;
  return (
    <>
      {reason && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBlockEnd: 12 }}
          title={t('reason')}
          description={reason}
        />
      )}
      <ChangedFields declaration={declaration} t={t} />
      <Facts
        facts={[
          [t('train'), declaration.title],
          [t('goal'), declaration.goal],
          [t('region'), declaration.regionName],
          [t('place'), declaration.place],
          [t('hours'), declaration.hours],
          [t('userCount'), declaration.userCount],
          [t('time'), spanOf(declaration.startsAt, declaration.endsAt, t('noBound'))],
          [t('enrolTime'), spanOf(declaration.enrolFrom, declaration.enrolUntil, t('noBound'))],
          [t('organ'), declaration.organName],
          [t('branch'), declaration.branchName],
          [t('remark'), declaration.remark],
          [t('attachments'), <Attachments key="a" declaration={declaration} t={t} />],
          [t('events'), <Events key="e" declaration={declaration} t={t} />],
        ]}
      />
    </>
  );
}
