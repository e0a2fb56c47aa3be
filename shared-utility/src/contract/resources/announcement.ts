import { post, read, search } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';

const base = '/platform/v1/announcements';

export type AnnouncementState = 'draft' | 'scheduled' | 'sent' | 'withdrawn';
/** What may be done with an announcement in its state. */
export type AnnouncementAction = 'edit' | 'send' | 'unschedule' | 'withdraw' | 'delete';
/** Ways besides the inbox, where every announcement arrives. */
export type AnnouncementChannel = 'mail' | 'sms';
/** Why a scheduled one is a draft again: who had scheduled it may send no more, nobody is left, or too many are. */
export type AnnouncementProblem = 'sender' | 'nobody' | 'tooMany';

/** Those of the sender's branch and below, or of the whole organisation; never the sender. */
export interface AnnouncementAudience {
  /** `department` takes along those below, `train` the students of a training. */
  kind: 'all' | 'staff' | 'students' | 'department' | 'train' | 'role';
  /** Of the departments, trainings or roles, twenty at most; empty for the others. */
  ids: string[];
}

export interface AnnouncementInput {
  title: string;
  /** Paragraphs of plain text; pages make links of the web addresses in it. */
  text: string;
  audience: AnnouncementAudience;
  channels: AnnouncementChannel[];
}

export interface Announcement extends AnnouncementInput {
  id: string;
  state: AnnouncementState;
  actions: AnnouncementAction[];
  problem: AnnouncementProblem | null;
  /** Of the departments, trainings or roles that are still there. */
  audienceNames: string[];
  /** Null for the organisation as a whole. */
  branchName: string | null;
  /** The person who wrote it. */
  author: string | null;
  /** When a scheduled one goes out. */
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
  /** By when it was made, or sent; the newest first by default. */
  sort?: 'createdAt' | '-createdAt' | 'sentAt' | '-sentAt' | 'title' | '-title';
}

export type AnnouncementSave =
  | ({ id?: undefined; version?: undefined } & AnnouncementInput)
  | ({ id: string; version: Version } & Partial<AnnouncementInput>);

/** Whom an announcement would reach as things stand. */
export interface AnnouncementReach {
  people: number;
  /** Of them with an account, so that they see it when they log in. */
  inbox: number;
  /** With an address or a number, and whether messages are delivered here at all. */
  mail: { people: number; isConfigured: boolean };
  sms: { people: number; isConfigured: boolean };
  /** Mails go out so many an hour. */
  mailsPerHour: number;
  /** More than so many people are refused. */
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
  /** A new draft, or a change of one: nothing else can be changed. */
  save: post<AnnouncementSave, { id: string }>()(base, { ours: true, returns: 'object' }),
  reach: search<Pick<AnnouncementInput, 'audience'>, AnnouncementReach>()(`${base}/reach`, {
    ours: true,
    toast: false,
    returns: 'object',
  }),
  /** At once, or at a moment in the future (ISO 8601 with a zone), a year ahead at most. */
  send: post<ChosenAnnouncement & { at?: string | null }, Announcement>()(`${base}/send`, {
    ours: true,
    returns: 'object',
  }),
  /** Makes a scheduled one a draft again. */
  unschedule: post<ChosenAnnouncement, Announcement>()(`${base}/unschedule`, {
    ours: true,
    returns: 'object',
  }),
  /** Takes a sent one out of all inboxes, and messages that are still on their way back. */
  withdraw: post<ChosenAnnouncement, Announcement>()(`${base}/withdraw`, {
    ours: true,
    returns: 'object',
  }),
  /** Drafts alone. */
  remove: post<ChosenAnnouncement, null>()(`${base}/remove`, { ours: true }),
  /** Who was reached and has read it: those who have not come first. */
  receipts: read<PageQuery & ReceiptFilter, Page<AnnouncementReceipt>>()(`${base}/{id}/receipts`, {
    ours: true,
    returns: 'page',
  }),
} as const;
