import { post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';

const base = '/platform/v1/announcements';

export type AnnouncementState = 'draft' | 'scheduled' | 'sent' | 'withdrawn';
/** Actions on an announcement, depending on its state. */
export type AnnouncementAction = 'edit' | 'send' | 'unschedule' | 'withdraw' | 'delete';
/** Ways besides the inbox, where every announcement arrives. */
export type AnnouncementChannel = 'mail' | 'sms';
/**
 * Why a scheduled announcement became a draft again: its sender may no longer send, it has no recipients, or too
 * many.
 */
export type AnnouncementProblem = 'sender' | 'nobody' | 'tooMany';

/** Recipients within the sender's branch and below, or in the whole organisation; never the sender. */
export interface AnnouncementAudience {
  /** `department` includes the departments below, `train` means the students of a training. */
  kind: 'all' | 'staff' | 'students' | 'department' | 'train' | 'role';
  /** Ids of the departments, trainings or roles, at most twenty; empty for the other kinds. */
  ids: string[];
}

export interface AnnouncementInput {
  title: string;
  /** Paragraphs of plain text; pages show web addresses in it as links. */
  text: string;
  audience: AnnouncementAudience;
  channels: AnnouncementChannel[];
}

export interface Announcement extends AnnouncementInput {
  id: string;
  state: AnnouncementState;
  actions: AnnouncementAction[];
  problem: AnnouncementProblem | null;
  /** Names of the departments, trainings or roles that still exist. */
  audienceNames: string[];
  /** Null for the organisation as a whole. */
  branchName: string | null;
  /** The person who wrote it. */
  author: string | null;
  /** When a scheduled announcement is sent. */
  sendAt: string | null;
  sentAt: string | null;
  /** People that it was sent to, and how many of them have read it. */
  reached: number;
  read: number;
  createdAt: string;
  version: Version;
}

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

/** The recipients that an announcement would have at present. */
export interface AnnouncementReach {
  people: number;
  /** How many of them have an account and see it when they log in. */
  inbox: number;
  /** How many have an address or number, and whether delivery is configured. */
  mail: { people: number; isConfigured: boolean };
  sms: { people: number; isConfigured: boolean };
  /** Number of mails sent per hour. */
  mailsPerHour: number;
  /** Maximum number of recipients. */
  limit: number;
}

export interface AnnouncementReceipt {
  memberId: string;
  name: string;
  departmentName: string | null;
  hasAccount: boolean;
  readAt: string | null;
}

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
