import type { Version } from '../entities';

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
