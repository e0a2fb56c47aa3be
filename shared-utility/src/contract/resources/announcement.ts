import { post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';
import type {
  Announcement,
  AnnouncementInput,
  AnnouncementReach,
  AnnouncementReceipt,
  AnnouncementState,
} from './announcement-entities';

const base = '/platform/v1/announcements';

export interface AnnouncementFilter {
  state?: AnnouncementState;
  /** Matches a part of title or text. */
  keyword?: string;
  /** Order by creation or sending; newest first by default. */
  sort?: 'createdAt' | '-createdAt' | 'sentAt' | '-sentAt' | 'title' | '-title';
}

export type AnnouncementSave =
  | ({ id?: undefined; version?: undefined } & AnnouncementInput)
  | ({ id: string; version: Version } & Partial<AnnouncementInput>);

export interface ReceiptFilter {
  id: string;
  read?: 'yes' | 'no';
  /** Matches a part of the name. */
  keyword?: string;
}

export interface ChosenAnnouncement {
  id: string;
  version: Version;
}

/** Announcements of the caller's organisation, as far as the caller's branches reach; ours. */
export const announcement = {
  find: read<PageQuery & AnnouncementFilter, Page<Announcement>>()(base, {
    ours: true,
    returns: 'page',
  }),
  findById: read<{ id: string }, Announcement>()(`${base}/{id}`, { ours: true, returns: 'object' }),
  /** Creates or changes a draft; nothing else can be changed. */
  save: post<AnnouncementSave, { id: string }>()(base, { ours: true, returns: 'object' }),
  reach: search<Pick<AnnouncementInput, 'audience'>, AnnouncementReach>()(`${base}/reach`, {
    ours: true,
    toast: false,
    returns: 'object',
  }),
  /** Sends it immediately, or at a future moment (ISO 8601 with a zone), at most a year ahead. */
  send: post<ChosenAnnouncement & { at?: string | null }, Announcement>()(`${base}/send`, {
    ours: true,
    returns: 'object',
  }),
  /** Makes a scheduled announcement a draft again. */
  unschedule: post<ChosenAnnouncement, Announcement>()(`${base}/unschedule`, {
    ours: true,
    returns: 'object',
  }),
  /** Removes a sent announcement from all inboxes, and cancels messages that were not delivered yet. */
  withdraw: post<ChosenAnnouncement, Announcement>()(`${base}/withdraw`, {
    ours: true,
    returns: 'object',
  }),
  /** Only drafts. */
  remove: post<ChosenAnnouncement, null>()(`${base}/remove`, { ours: true }),
  /** Recipients and whether they have read it; unread ones first. */
  receipts: read<PageQuery & ReceiptFilter, Page<AnnouncementReceipt>>()(`${base}/{id}/receipts`, {
    ours: true,
    returns: 'page',
  }),
} as const;
