import { StyleSheet } from '@edu/shared-utility';
import { useInbox } from '../data/inbox.hook';
import { inboxPhrases } from '../phrases';
import { Bell } from './bell.view';
import { inboxStyles } from './inbox.styles';
import { Jobs } from './jobs.view';

export const prepare = (): Promise<void> => inboxPhrases.load();

/** Messages and background jobs; nothing on a platform without them. */
export default function Inbox() {
  const { state, refresh, announcement } = useInbox();
  if (!state) return null;
  return (
    <>
      <StyleSheet css={inboxStyles} />
      <Jobs jobs={state.jobs} refresh={refresh} />
      <Bell state={state} refresh={refresh} />
      <span role="status" className="esf-hidden">
        {announcement}
      </span>
    </>
  );
}
