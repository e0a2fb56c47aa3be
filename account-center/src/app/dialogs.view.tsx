import type { UserInfo } from '@edu/shared-utility';
import { useSelector } from 'react-redux';
import { openParts, Stage } from '../common/stage';
import type { Surface } from '../common/surface';
import { type Channel, useChangePart } from '../features/account-change';
import { useLogoutPart } from '../features/account-logout';
import { usePasswordPart } from '../features/change-password';
import { useEnrolPart } from '../features/face-enrolment';
import { useFacePart } from '../features/face-verify';
import { useQrPart } from '../features/qr-verify';
import { useFactorPart } from '../features/second-factors';
import { selectGuards } from '../features/security-overview';
import { morePhrases } from '../phrases/more';
import { VerificationLink } from './verification-link.view';
import { ownAccount, verificationMethod } from './verification-methods';

export const prepare = () => morePhrases.load();

const byCode = (purpose: string) => purpose === 'phone' || purpose === 'mail';

interface Props {
  user: UserInfo;
  surface: Surface;
}

/** Everything that opens on the page, in one dialog; each part by its own state. Loaded with the first that opens. */
export default function Dialogs({ user, surface }: Props) {
  const account = ownAccount(user);
  const method = verificationMethod(user, useSelector(selectGuards));
  // without an enrolled face the code is the one way
  const otherWays = (channel: Channel) =>
    method === 'enrol' ? undefined : <VerificationLink way={method} channel={channel} />;
  const parts = openParts([
    usePasswordPart(account),
    useChangePart('phone', otherWays('phone')),
    useChangePart('mail', otherWays('mail')),
    useLogoutPart(user, account),
    useFactorPart(),
    useEnrolPart(account),
    // instead of the code of a change, these two come on top of it
    useQrPart(byCode),
    useFacePart(byCode),
  ]);
  return <Stage parts={parts} surface={surface} />;
}
