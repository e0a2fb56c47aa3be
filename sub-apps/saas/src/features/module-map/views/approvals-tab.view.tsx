import type { ModuleBoard } from '@edu/shared-utility';
import { Button, Empty, Flex, theme } from 'antd';
import type { DialogAction } from '../data/dialog-action.hook';
import { phrases } from '../phrases';
import { ChangeCard, ChangeList } from './change-card.view';

interface Props {
  readonly board: ModuleBoard;
  readonly onAct?: ((action: DialogAction) => void) | undefined;
}

/** Changes that wait for a second person; their author cannot approve them. */
export function ApprovalsTab({ board: { waiting, needsApproval }, onAct }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (waiting.length === 0) {
    return (
      <Empty
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={t(needsApproval ? 'approvalsEmpty' : 'approvalsOff')}
      />
    );
  }
  return (
    <ChangeList label={t('tabs.approvals')}>
      {waiting.map((change) => (
        <ChangeCard key={change.id} change={change}>
          {change.isOwn && <div style={{ color: token.colorWarningText }}>{t('ownChange')}</div>}
          {onAct && (
            <Flex gap="small">
              {!change.isOwn && (
                <Button type="primary" onClick={() => onAct({ kind: 'approve', change })}>
                  {t('approve')}
                </Button>
              )}
              <Button danger onClick={() => onAct({ kind: 'reject', change })}>
                {t(change.isOwn ? 'withdraw' : 'reject')}
              </Button>
            </Flex>
          )}
        </ChangeCard>
      ))}
    </ChangeList>
  );
}
