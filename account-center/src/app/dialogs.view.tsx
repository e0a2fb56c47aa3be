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

const canUseCode = (purpose: string) => purpose === 'phone' || purpose === 'mail';

interface Props {
  user: UserInfo;
  surface: Surface;
}

/** All dialogs of the page as parts of one dialog, each by its own state. Loaded when the first one opens. */
export default function Dialogs({ user, surface }: Props) {
  const account = ownAccount(user);
  const method = verificationMethod(user, useSelector(selectGuards));
  // Without an enrolled face only a code can prove the person.
  const otherWays = (channel: Channel) =>
    method === 'enrol' ? undefined : <VerificationLink way={method} channel={channel} />;
  const parts = openParts([
    usePasswordPart(account),
    useChangePart('phone', otherWays('phone')),
    useChangePart('mail', otherWays('mail')),
    useLogoutPart(user, account),
    useFactorPart(),
    useEnrolPart(account),
    // Face and QR check replace the code of a change; they lie over its part.
    useQrPart(canUseCode),
    useFacePart(canUseCode),
  ]);
  return <Stage parts={parts} surface={surface} />;
}
