import {
  formatDate,
  LinkedText,
  type LiveSession,
  type PageQuery,
  useContextValue,
} from '@edu/shared-utility';
import type { Panel } from '@edu/shared-utility/admin';
import { data } from '../../../common/page-data';
import { plannedText, timesText } from '../data/times';
import { phrases } from '../phrases';
import { Attendees } from './attendees.view';

const useChanges = ({ id }: LiveSession, page: PageQuery) =>
  data.useAuditOfRowQuery({ kind: 'live', id, ...page });

/** The panel of a session: details, attendees and history. */
export function useLivePanel(): Panel<LiveSession> {
  const { t } = phrases.use();
  const zone = useContextValue('timezone');
  const remindText = ({ remindMinutes: minutes }: LiveSession): string =>
    t(`reminders.${minutes === null ? 'never' : (`m${minutes}` as const)}`);
  return {
    sections: (row) => {
      const planned = plannedText(zone, row);
      return [
        {
          facts: [
            [t('state'), t(`is.${row.state}`)],
            ...(row.reason ? [[t('reason'), row.reason] as const] : []),
            [t('startsAt'), timesText(zone, row)],
            ...(planned ? [[t('planned'), planned] as const] : []),
            [t('course'), row.courseTitle],
            [t('host'), row.hostName],
            [t('branch'), row.branchName],
            [t('remind'), remindText(row)],
            [t('remindedAt'), row.remindedAt && formatDate(row.remindedAt, 'datetime')],
          ],
        },
        ...(row.summary
          ? [
              {
                title: t('summary'),
                content: (
                  <p style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                    <LinkedText text={row.summary} />
                  </p>
                ),
              },
            ]
          : []),
        { content: <Attendees key={row.id} row={row} /> },
      ];
    },
    history: {
      useRead: useChanges,
      fields: {
        ...{ title: t('title'), courseId: t('course'), hostName: t('host') },
        ...{ teacherIds: t('teachers'), startsAt: t('startsAt'), endsAt: t('endsAt') },
        ...{ zone: t('zone'), remindMinutes: t('remind'), joinUrl: t('joinUrl') },
        summary: t('summary'),
      },
    },
  };
}
