import { useSelector } from 'react-redux';
import { LogoutSection } from '../features/account-logout';
import { ActivitySection } from '../features/activity';
import { FaceEnrolmentSection } from '../features/face-enrolment';
import { SecondFactorsSection } from '../features/second-factors';
import { selectGuards } from '../features/security-overview';
import { SessionsSection } from '../features/sessions';
import { morePhrases } from '../phrases/more';

export const prepare = () => morePhrases.load();

/** What stands further down: second factors, devices, activity, the enrolled face, closing the account. */
export default function Sections() {
  const enrolledAt = useSelector(selectGuards)?.faceEnrolledAt ?? null;
  return (
    <>
      <SecondFactorsSection />
      <SessionsSection />
      <ActivitySection />
      <FaceEnrolmentSection enrolledAt={enrolledAt} />
      <LogoutSection />
    </>
  );
}
