import type { WaitingChange } from '@edu/shared-utility';
import { theme } from 'antd';
import type { ActingProps } from '../data/acting.hook';
import { data } from '../data/module-data';
import { phrases } from '../phrases';
import { DiffLines } from './diff-lines.view';
import { ReasonDialog } from './reason-dialog.view';

interface Props extends Omit<ActingProps, 'board'> {
  readonly kind: 'approve' | 'reject';
  readonly change: WaitingChange;
}

/** The second person's word. */
export function DecisionDialog({ kind, change, ...rest }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const [approve] = data.useImportMapApproveMutation();
  const [reject] = data.useImportMapRejectMutation();
  const { id, isOwn, changes } = change;
  const isYes = kind === 'approve';
  return (
    <ReasonDialog
      {...rest}
      danger={!isYes}
      isOptional={isYes}
      title={t(`${kind}Title`, { id })}
      okText={t(isYes ? 'approve' : isOwn ? 'withdraw' : 'reject')}
      send={(why) => (isYes ? approve : reject)({ id, ...(why && { why }) })}
    >
      <DiffLines lines={changes} />
      <p style={{ color: token.colorTextSecondary }}>{t(`${kind}Hint`)}</p>
    </ReasonDialog>
  );
}
