import type { AccountSession } from '../account-activity-entities';
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

/** Fields that are not sent keep their value. */
export type AdministratorChange = { id: string; version?: Version } & Partial<AdministratorInput>;

export interface AppointmentResult {
  /** Id of the actor, or of the invitation if the account's owner has to accept first. */
  id: string;
  invited: boolean;
}

/** Where an administrator is logged in to the tenant; ours. */
export type AdministratorSession = Omit<AccountSession, 'current' | 'scope'>;

export interface SessionsEnding {
  /** Id of the actor, as in the list of administrators. */
  id: string;
  /** The session to end; without it all sessions in this tenant end. */
  sessionId?: string;
  /** Recorded in the audit trail and sent to the person. */
  reason: string;
}

/** Client administration (specification §7). */
export const administrator = {
  /** `branchId` limits the list to people who work in that branch or in one below it. */
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
  add: post<{ accountId: string; roleIds: string[] }, AppointmentResult>()(`${base}/add`, {
    returns: 'object',
  }),
  save: post<AdministratorInput, AppointmentResult>()(save, { returns: 'object' }),
  savePatch: endpoint<AdministratorChange, null>()({
    method: 'PATCH',
    path: save,
  }),
  saveDelete: endpoint<{ id: string }, null>()({ method: 'DELETE', path: save }),
  changeStatus: post<{ id: string; version?: Version; status: AdministratorStatus }, null>()(
    `${base}/changeStatus`,
  ),
  update: post<AdministratorChange, null>()(`${base}/update`),
  /** The full phone number, which lists mask; recorded in the audit trail and limited per minute; ours. */
  reveal: post<{ id: string }, { value: string | null }>()(
    '/platform/v1/administrators/{id}/reveal',
    { ours: true, returns: 'object' },
  ),
  /** Sessions in this tenant only, last used first; ours. */
  findSessions: read<{ id: string }, AdministratorSession[]>()(
    '/platform/v1/administrators/{id}/sessions',
    { ours: true, returns: 'list' },
  ),
  /** Ends sessions, sends the reason to the person and records it; ours. */
  endSessions: post<SessionsEnding, { ended: number }>()(
    '/platform/v1/administrators/{id}/sessions/end',
    { ours: true, returns: 'object' },
  ),
} as const;
