import { Alert, Checkbox } from 'antd';
import type { SendFault } from '../data/send.hook';
import { phrases } from '../phrases';

interface Props {
  readonly fault: SendFault;
  /** The message for a conflict. */
  readonly conflictText: string | undefined;
  /** Whether the person overrides the objection. */
  readonly force: boolean;
  readonly onForce: (force: boolean) => void;
}

/** Why the server refused a change, and the choice to override its objection where that is possible. */
export function SendRefusal({ fault, conflictText, force, onForce }: Props) {
  const { t } = phrases.use();
  return (
    <Alert
      role="alert"
      type={fault.isConflict ? 'warning' : 'error'}
      showIcon
      title={
        fault.isConflict
          ? (conflictText ?? t('conflict'))
          : fault.problems.length > 0
            ? t('refusedCheck')
            : fault.message
      }
      description={
        fault.problems.length > 0 && (
          <>
            <ul lang="en" style={{ margin: 0, paddingInlineStart: 16, overflowWrap: 'anywhere' }}>
              {fault.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
            {fault.canForce && (
              <Checkbox checked={force} onChange={({ target }) => onForce(target.checked)}>
                {t('force')}
              </Checkbox>
            )}
          </>
        )
      }
    />
  );
}
