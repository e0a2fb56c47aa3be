import { useDispatch, useSelector } from 'react-redux';
import { LogoutSection } from '../features/account-logout';
import { ActivitySection } from '../features/activity';
import { changePasswordActions } from '../features/change-password';
import { FaceEnrolmentSection } from '../features/face-enrolment';
import { SecondFactorsSection } from '../features/second-factors';
import { hasPassword, selectGuards } from '../features/security-overview';
import { SessionsSection } from '../features/sessions';
import { morePhrases } from '../phrases/more';

export const prepare = () => morePhrases.load();

/** The parts further down: second factors, devices, activity, the enrolled face, closing the account. */
export default function Sections() {
  const dispatch = useDispatch();
  const guards = useSelector(selectGuards);
  return (
    <>
      <SecondFactorsSection />
      <SessionsSection />
      <ActivitySection
        passwordChangedAt={guards?.passwordChangedAt ?? null}
        onSuspicion={hasPassword(guards) ? () => dispatch(changePasswordActions.opened()) : null}
      />
      <FaceEnrolmentSection enrolledAt={guards?.faceEnrolledAt ?? null} />
      <LogoutSection />
    </>
  );
}
