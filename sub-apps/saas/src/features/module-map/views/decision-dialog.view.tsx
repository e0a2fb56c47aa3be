import type { WaitingChange } from '@edu/shared-utility';
import { theme } from 'antd';
import type { DialogActionProps } from '../data/dialog-action.hook';
import { data } from '../data/module-data';
import { phrases } from '../phrases';
import { DiffLines } from './diff-lines.view';
import { ReasonDialog } from './reason-dialog.view';
import { RolloutPeopleText } from './rollout-people.view';

interface Props extends DialogActionProps {
  readonly kind: 'approve' | 'reject';
  readonly change: WaitingChange;
}

/** The dialog in which the second person approves or rejects a change. */
export function DecisionDialog({ kind, change, ...rest }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [approve] = data.useImportMapApproveMutation();
  const [reject] = data.useImportMapRejectMutation();
  const { id, isOwn, changes, people } = change;
  const isApproval = kind === 'approve';
  return (
    <ReasonDialog
      {...rest}
      danger={!isApproval}
      isOptional={isApproval || isOwn}
      conflictText={t('overtaken')}
      title={t(isApproval || !isOwn ? `${kind}Title` : 'withdrawTitle', { id })}
      okText={t(isApproval ? 'approve' : isOwn ? 'withdraw' : 'reject')}
      send={(reason) => (isApproval ? approve : reject)({ id, ...(reason && { why: reason }) })}
    >
      <DiffLines lines={changes} />
      {people && <RolloutPeopleText people={people} />}
      <p style={{ color: token.colorTextSecondary }}>{t(`${kind}Hint`)}</p>
    </ReasonDialog>
  );
}
