import { formatDate, type Invitation, toast, useAppLife, useOverlay } from '@edu/shared-utility';
import { useReveal } from '@edu/shared-utility/admin';
import { failureOf, loadedOf } from '@edu/shared-utility/data';
import { Button, Flex, Modal, Skeleton, theme } from 'antd';
import { data } from '../../../common/data';
import { FailedPanel } from '../../../common/states/failed.view';
import { revealInvitedPhone } from '../data/reveal-phone';
import { phrases } from '../phrases';
import { AccountPhone } from './account-phone.view';

const openInvitations = { pageNum: 1, pageSize: 200 };

/** Open invitations, which can be withdrawn. */
export function InvitationsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const appSignal = useAppLife();
  const read = data.useInvitationFindQuery(openInvitations);
  const [withdraw, { isLoading }] = data.useInvitationWithdrawMutation();
  const load = loadedOf(read);
  const reveal = useReveal({ ask: revealInvitedPhone, rowId: null });

  const withdrawInvitation = async ({ id, name }: Invitation): Promise<void> => {
    const { error } = await withdraw({ id });
    if (appSignal.aborted) return;
    if (!error) return toast.success(t('withdrawn', { name }));
    toast.error(failureOf(error).message);
    void read.refetch();
  };
  useOverlay(onClose);
  return (
    <Modal
      open
      title={t('invitations')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
      onCancel={onClose}
    >
      {load.status === 'failed' && <FailedPanel message={load.message} onRetry={read.refetch} />}
      {load.status !== 'failed' && !load.data && <Skeleton active aria-label={t('loading')} />}
      {load.status !== 'failed' && load.data?.total === 0 && (
        <p role="status">{t('noInvitations')}</p>
      )}
      {load.status !== 'failed' && load.data && (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {load.data.list.map((item) => (
            <li key={item.id} style={{ borderBottom: `1px solid ${token.colorSplit}` }}>
              <Flex align="center" justify="space-between" gap="middle" style={{ minHeight: 56 }}>
                <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Flex wrap align="center" gap="small">
                    {item.name} <AccountPhone person={item} reveal={reveal} />
                  </Flex>
                  <span style={{ color: token.colorTextSecondary }}>
                    {t('until', { date: formatDate(item.expiresAt, 'date') })}
                  </span>
                </div>
                <Button
                  size="small"
                  disabled={isLoading}
                  aria-label={t('withdrawOf', { name: item.name })}
                  onClick={() => void withdrawInvitation(item)}
                >
                  {t('withdraw')}
                </Button>
              </Flex>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
