import { endpoint, post, read } from '../endpoint';
import type { Administrator, AdministratorStatus, Version } from '../entities';
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

/** Client administration (specification §7). */
export const administrator = {
  findByCondition: read<
    PageQuery & { keyword?: string; status?: AdministratorStatus; roleId?: string },
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
} as const;
