import { formatDate, type LiveSession } from '@edu/shared-utility';
import { Select } from 'antd';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

interface Props {
  readonly id: string;
  readonly courseId: string;
  readonly value: string | null;
  readonly disabled?: boolean;
  readonly onChange: (session: LiveSession) => void;
}

/** The course's sessions that were not cancelled, latest first. */
export function SessionSelect({ id, courseId, value, disabled, onChange }: Props) {
  const { t } = phrases.use();
  const read = data.useLiveFindQuery({ courseId, pageNum: 1, pageSize: 200 });
  const sessions = (read.currentData?.list ?? []).filter(({ state }) => state !== 'cancelled');
  const isKnown = value === null || sessions.some((session) => session.id === value);
  return (
    <Select
      id={id}
      disabled={disabled}
      loading={read.isFetching}
      // A session may have been planned in another tab meanwhile.
      onOpenChange={(isOpen) => isOpen && read.refetch()}
      style={{ width: '100%' }}
      placeholder={t('session')}
      value={isKnown ? value : null}
      showSearch={{ optionFilterProp: 'label' }}
      options={sessions.map((session) => ({
        value: session.id,
        label: `${session.title} · ${formatDate(session.startsAt, 'datetime')}`,
      }))}
      onChange={(next) => {
        const session = sessions.find((liveSession) => liveSession.id === next);
        if (session) onChange(session);
      }}
      notFoundContent={t(read.error ? 'failed' : 'noSessions')}
    />
  );
}
