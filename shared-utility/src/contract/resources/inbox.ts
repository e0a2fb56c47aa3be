import { type None, post, read } from '../endpoint';
import type { Page, PageQuery } from '../envelope';
import type { Job } from './job';

const base = '/platform/v1/inbox';

/** What waits for the person of the session. */
export interface InboxState {
  /** Announcements of this tenant and notices of the account. */
  unread: number;
  /** Invitations to organisations that wait for an answer, in all tenants. */
  invitations: number;
  /** Their own work in the background: running, or over in the last seven days; the newest first, twenty at most. */
  jobs: Job[];
}

export interface InboxItem {
  id: string;
  /** `notice` is about the person's account. */
  kind: 'announcement' | 'notice';
  title: string;
  /** Paragraphs of plain text; empty for a notice. */
  text: string;
  /** The organisation that sent it; null for a notice. */
  sender: string | null;
  sentAt: string;
  readAt: string | null;
}

export interface InboxFilter {
  read?: 'yes' | 'no';
  /** Matches a part of an announcement's title or text: notices are left out then. */
  keyword?: string;
}

const shell = { ours: true, shell: true, toast: false } as const;

/** A person's own messages; ours. */
export const inbox = {
  /** Polled by pages, so it does not prolong the session. */
  state: read<None, InboxState>()(`${base}/state`, {
    ...shell,
    unattended: true,
    returns: 'object',
  }),
  /** Newest first. */
  find: read<PageQuery & InboxFilter, Page<InboxItem>>()(base, { ...shell, returns: 'page' }),
  /** Marks at most two hundred messages, or all; returns how many are still unread. */
  read: post<{ ids?: string[]; all?: true }, { unread: number }>()(`${base}/read`, {
    ...shell,
    returns: 'object',
  }),
} as const;
