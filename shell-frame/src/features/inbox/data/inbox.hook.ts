import { type InboxState, toast } from '@edu/shared-utility';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inboxPhrases } from '../phrases';
import { jobText } from './job-text';
import { endedSince } from './jobs';
import { type Watch, watchInbox } from './watch-inbox';

export interface Inbox {
  /** Null until it has loaded, and forever where the platform has no inbox. */
  readonly state: InboxState | null;
  readonly refresh: () => void;
  /** Announced to screen readers when there is something new. */
  readonly announcement: string;
}

/** The state of the inbox; jobs that have ended are toasted. */
export function useInbox(): Inbox {
  const [state, setState] = useState<InboxState | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const before = useRef<InboxState | null>(null);
  const watching = useRef<Watch>(undefined);
  useEffect(() => {
    const { t } = inboxPhrases;
    watching.current = watchInbox((current) => {
      const formerState = before.current;
      before.current = current;
      setState(current);
      if (!formerState || !current) return;
      if (current.unread > formerState.unread)
        setAnnouncement(t('bell.more', { count: current.unread }));
      for (const job of endedSince(formerState.jobs, current.jobs)) {
        if (job.state === 'done' && job.failed === 0) toast.success(jobText(job));
        else if (job.state !== 'cancelled') toast.warning(jobText(job));
      }
    });
    return () => watching.current?.end();
  }, []);
  const refresh = useCallback(() => watching.current?.poll(), []);
  return { state, refresh, announcement };
}
