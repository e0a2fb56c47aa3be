import type { Administrator } from '@edu/shared-utility';
import { data } from '../../../common/data';
import { NewPassword } from '../../../common/login/new-password.view';
import { SessionsDialog } from '../../../common/login/sessions-dialog.view';

interface Props {
  readonly person: Administrator;
  readonly onClose: () => void;
}

export function AccountSessions({ person: { id, name }, onClose }: Props) {
  const read = data.useAdministratorFindSessionsQuery({ id }, { refetchOnMountOrArgChange: true });
  const [end] = data.useAdministratorEndSessionsMutation();
  return (
    <SessionsDialog
      name={name}
      read={read}
      end={(order) => end({ id, ...order })}
      onClose={onClose}
    />
  );
}

export function AccountPassword({ person: { accountId: userId, name }, onClose }: Props) {
  const [make] = data.useAccountGenerateAndSetPasswordMutation();
  return <NewPassword name={name} make={() => make({ userId })} onClose={onClose} />;
}
