import { LinkedText, type LiveSession, useContextValue, useOverlay } from '@edu/shared-utility';
import { Facts, type RowAction } from '@edu/shared-utility/admin';
import { Button, Flex, Modal } from 'antd';
import { plannedText, timesText } from '../data/times';
import { phrases } from '../phrases';
import { Attendees } from './attendees.view';

interface Props {
  readonly row: LiveSession;
  readonly actions: readonly RowAction<LiveSession>[];
  readonly onClose: () => void;
}

/** The details of a session in the calendar, with its actions. */
export function SessionDialog({ row, actions, onClose }: Props) {
  const { t } = phrases.use();
  const zone = useContextValue('timezone');
  useOverlay(onClose);
  const visibleActions = actions.filter((action) => action.run && !action.hidden?.(row));
  return (
    <Modal open title={row.title} onCancel={onClose} footer={null}>
      <Facts
        facts={[
          [t('state'), t(`is.${row.state}`)],
          ...(row.reason ? [[t('reason'), row.reason] as const] : []),
          [t('startsAt'), timesText(zone, row)],
          [t('planned'), plannedText(zone, row)],
          [t('course'), row.courseTitle],
          [t('host'), row.hostName],
        ]}
      />
      {row.summary && (
        <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <LinkedText text={row.summary} />
        </p>
      )}
      {row.state !== 'planned' && <Attendees row={row} />}
      <Flex wrap gap="small" style={{ marginBlockStart: 16 }}>
        {visibleActions.map(({ key, label, danger, run }) => (
          <Button
            key={key}
            danger={danger}
            type={key === 'room' ? 'primary' : 'default'}
            onClick={() => {
              onClose();
              run?.(row);
            }}
          >
            {label}
          </Button>
        ))}
      </Flex>
    </Modal>
  );
}
