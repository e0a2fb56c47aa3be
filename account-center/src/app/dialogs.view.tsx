import type { UserInfo } from '@edu/shared-utility';
import { AccountChangeDialog } from '../features/account-change';
import { LogoutDialog } from '../features/account-logout';
import { ChangePasswordDialog } from '../features/change-password';
import { FaceDialog } from '../features/face-verify';
import { QrDialog } from '../features/qr-verify';
import { morePhrases } from '../phrases/more';
import { OtherWays } from './other-ways.view';

export const prepare = () => morePhrases.load();

const byCode = (purpose: string) => purpose === 'phone' || purpose === 'mail';

/** Every dialog of the page; each opens by its own state. Loaded with the first that opens. */
export default function Dialogs({ user }: { user: UserInfo }) {
  return (
    <>
      <ChangePasswordDialog />
      <AccountChangeDialog channel="phone" otherWays={<OtherWays user={user} channel="phone" />} />
      <AccountChangeDialog channel="mail" otherWays={<OtherWays user={user} channel="mail" />} />
      <LogoutDialog user={user} />
      <QrDialog />
      <FaceDialog byCode={byCode} />
    </>
  );
}
