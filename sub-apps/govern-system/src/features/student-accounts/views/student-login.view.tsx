import type { StudentAccount } from '@edu/shared-utility';
import { data } from '../../../common/data';
import { NewPassword } from '../../../common/login/new-password.view';
import { SessionsDialog } from '../../../common/login/sessions-dialog.view';

interface Props {
  readonly student: StudentAccount;
  readonly onClose: () => void;
}

export function StudentSessions({ student: { userId, name }, onClose }: Props) {
  const read = data.useStudentAccountFindSessionsQuery(
    { userId },
    { refetchOnMountOrArgChange: true },
  );
  const [end] = data.useStudentAccountEndSessionsMutation();
  return (
    <SessionsDialog
      name={name}
      read={read}
      end={(order) => end({ userId, ...order })}
      onClose={onClose}
    />
  );
}

export function StudentPassword({ student: { userId, name }, onClose }: Props) {
  const [make] = data.useStudentAccountMakePasswordMutation();
  return <NewPassword name={name} make={() => make({ userId })} onClose={onClose} />;
}
