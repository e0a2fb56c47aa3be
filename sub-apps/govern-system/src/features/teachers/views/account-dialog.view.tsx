import {
  formatDate,
  type Teacher,
  toast,
  useAppLife,
  useCan,
  useOverlay,
} from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Alert, Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { phrases } from '../phrases';
import { AccountLinkField } from './account-link-field.view';

interface Props {
  readonly teacher: Teacher;
  readonly onClose: () => void;
}

interface Answer {
  readonly error?: unknown;
}

/** A teacher's log-in: links an administrator's account, invites them, or removes the link. */
export function AccountDialog({ teacher, onClose }: Props) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const can = useCan();
  const [bind, binding] = data.useTeacherBindMutation();
  const [invite, inviting] = data.useTeacherInviteMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const isBusy = binding.isLoading || inviting.isLoading;
  const { id, version, name, account } = teacher;
  useOverlay(onClose);

  const showOutcome = ({ error }: Answer, successText: string): void => {
    if (appSignal.aborted) return;
    if (error) {
      const { message, data: faultData } = failureOf(error);
      const fields = (faultData as { fields?: Record<string, string> } | null)?.fields ?? {};
      setRefused(Object.values(fields)[0] ?? message);
      return;
    }
    toast.success(successText);
    onClose();
  };
  const link = async (administratorId: string | null, successText: string): Promise<void> => {
    setRefused(null);
    showOutcome(await bind({ id, version, administratorId }), successText);
  };
  const inviteByAccount = async (): Promise<void> => {
    setRefused(null);
    const answer = await invite({ id, version });
    showOutcome(answer, t(answer.data?.invited ? 'login.invitedNow' : 'login.opened', { name }));
  };
  return (
    <Modal
      open
      title={t('login.title', { name })}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('login.close')}</Button>}
    >
      {refused && <Alert role="alert" type="error" showIcon title={refused} />}
      {account ? (
        <>
          <Facts
            facts={[
              [t('login.owner'), account.name],
              [t('login.state'), t(`login.${account.state}`)],
              [
                t('login.last'),
                account.lastLoginAt
                  ? formatDate(account.lastLoginAt, 'datetime')
                  : t('login.never'),
              ],
            ]}
          />
          {can('administrator.read') && (
            <Button disabled={isBusy} onClick={() => void link(null, t('login.unlinked'))}>
              {t('login.unlink')}
            </Button>
          )}
        </>
      ) : (
        <Flex vertical gap="middle">
          <p style={{ margin: 0 }}>{t('login.none')}</p>
          {can('administrator.read') && <AccountLinkField isBusy={isBusy} onLink={link} />}
          {can('administrator.write') && (
            <div>
              <Button
                loading={inviting.isLoading}
                disabled={isBusy}
                onClick={() => void inviteByAccount()}
              >
                {t('login.invite')}
              </Button>
              <p style={{ marginBlockEnd: 0 }}>{t('login.inviteHint')}</p>
            </div>
          )}
        </Flex>
      )}
    </Modal>
  );
}
