import type { AccountSession } from '../account-entities';
import type { Administrator, AdministratorStatus } from '../administration-entities';
import { endpoint, post, read } from '../endpoint';
import type { Version } from '../entities';
import type { Page, PageQuery } from '../envelope';

const base = '/usercenter/v1/administrator';
const save = `${base}/save` as const;

export interface AdministratorInput {
  name: string;
  phone: string;
  email?: string | null;
  roleIds: string[];
  branchIds?: string[];
}

/** Touches what is sent and nothing else. */
export type AdministratorChange = { id: string; version?: Version } & Partial<AdministratorInput>;

export interface Engaged {
  /** Of the place, or of the invitation where the account's owner has to accept first. */
  id: string;
  invited: boolean;
}

/** Where an administrator is logged in to the tenant; ours. */
export type AdministratorSession = Omit<AccountSession, 'current' | 'scope'>;

export interface SessionsEnding {
  /** Of the place, as the list of administrators has it. */
  id: string;
  /** One of them; without it all in this tenant. */
  sessionId?: string;
  /** Written to the trail, and told to the person. */
  reason: string;
}

/** Client administration (specification §7). */
export const administrator = {
  /** `branchId`: who works in that branch or in one below it. */
  findByCondition: read<
    PageQuery & {
      keyword?: string;
      status?: AdministratorStatus;
      roleId?: string;
      branchId?: string;
    },
    Page<Administrator>
  >()(`${base}/findByCondition`, { returns: 'page' }),
  /** Makes an account that the tenant has a record of an administrator. */
  add: post<{ accountId: string; roleIds: string[] }, Engaged>()(`${base}/add`, {
    returns: 'object',
  }),
  save: post<AdministratorInput, Engaged>()(save, { returns: 'object' }),
  savePatch: endpoint<AdministratorChange, null>()({
    method: 'PATCH',
    path: save,
  }),
  saveDelete: endpoint<{ id: string }, null>()({ method: 'DELETE', path: save }),
  changeStatus: post<{ id: string; version?: Version; status: AdministratorStatus }, null>()(
    `${base}/changeStatus`,
  ),
  update: post<AdministratorChange, null>()(`${base}/update`),
  /** The whole phone number, which lists hide the middle of; a line of the trail. So many a minute; ours. */
  reveal: post<{ id: string }, { value: string | null }>()(
    '/platform/v1/administrators/{id}/reveal',
    { ours: true, returns: 'object' },
  ),
  /** Sessions of the tenant alone, the newest use first; ours. */
  findSessions: read<{ id: string }, AdministratorSession[]>()(
    '/platform/v1/administrators/{id}/sessions',
    { ours: true, returns: 'list' },
  ),
  /** Ends them, tells the person why, and records it; ours. */
  endSessions: post<SessionsEnding, { ended: number }>()(
    '/platform/v1/administrators/{id}/sessions/end',
    { ours: true, returns: 'object' },
  ),
} as const;
