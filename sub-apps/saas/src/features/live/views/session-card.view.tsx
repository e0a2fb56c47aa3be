import { type LiveSession, useContextValue } from '@edu/shared-utility';
import { plannedText, timeRangeText } from '../data/times';
import { phrases } from '../phrases';

interface Props {
  readonly row: LiveSession;
  readonly onOpen: (row: LiveSession) => void;
}

/** A session in a day of the calendar. */
export function SessionCard({ row, onOpen }: Props) {
  const { t } = phrases.use();
  const zone = useContextValue('timezone');
  const planned = plannedText(zone, row);
  const hours = timeRangeText(zone, row);
  return (
    <button
      type="button"
      className="live-one"
      data-state={row.state}
      title={[hours, planned, row.title, row.courseTitle].filter(Boolean).join(' · ')}
      aria-label={[hours, row.title, row.courseTitle, t(`is.${row.state}`)].join(t('comma'))}
      onClick={() => onOpen(row)}
    >
      {`${hours} `}
      <strong>{row.title}</strong>
    </button>
  );
}
