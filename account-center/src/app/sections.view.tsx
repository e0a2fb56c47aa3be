import { LogoutSection } from '../features/account-logout';
import { ActivitySection } from '../features/activity';
import { SessionsSection } from '../features/sessions';
import { morePhrases } from '../phrases/more';

export const prepare = () => morePhrases.load();

/** What stands further down the page: devices, activity, closing the account. */
export default function Sections() {
  return (
    <>
      <SessionsSection />
      <ActivitySection />
      <LogoutSection />
    </>
  );
}
