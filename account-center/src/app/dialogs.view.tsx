import type { UserInfo } from '@edu/shared-utility';
import { useSelector } from 'react-redux';
import { AccountChangeDialog, type Channel } from '../features/account-change';
import { LogoutDialog } from '../features/account-logout';
import { ChangePasswordDialog } from '../features/change-password';
import { EnrolDialog } from '../features/face-enrolment';
import { FaceDialog } from '../features/face-verify';
import { QrDialog } from '../features/qr-verify';
import { selectGuards } from '../features/security-overview';
import { morePhrases } from '../phrases/more';
import { identityWay, ownAccount } from './identity-ways';
import { OtherWays } from './other-ways.view';

export const prepare = () => morePhrases.load();

const byCode = (purpose: string) => purpose === 'phone' || purpose === 'mail';

/** Every dialog of the page; each opens by its own state. Loaded with the first that opens. */
export default function Dialogs({ user }: { user: UserInfo }) {
  const way = identityWay(user, useSelector(selectGuards));
  // without an enrolled face the code is the one way
  const otherWays = (channel: Channel) =>
    way === 'enrol' ? undefined : <OtherWays way={way} channel={channel} />;
  return (
    <>
      <ChangePasswordDialog />
      <AccountChangeDialog channel="phone" otherWays={otherWays('phone')} />
      <AccountChangeDialog channel="mail" otherWays={otherWays('mail')} />
      <LogoutDialog account={ownAccount(user)} />
      <QrDialog />
      <FaceDialog byCode={byCode} />
      <EnrolDialog account={ownAccount(user)} />
    </>
  );
}
