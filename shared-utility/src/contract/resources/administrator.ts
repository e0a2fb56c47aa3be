import { endpoint, post, read } from '../endpoint';
import type { Administrator, AdministratorStatus } from '../entities';
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

/** Client administration (specification §7). */
export const administrator = {
  findByCondition: read<
    PageQuery & { keyword?: string; status?: AdministratorStatus },
    Page<Administrator>
  >()(`${base}/findByCondition`, { returns: 'page' }),
  /** Makes an account of this platform an administrator. */
  add: post<{ accountId: string; roleIds: string[] }, { id: string }>()(`${base}/add`, {
    returns: 'object',
  }),
  save: post<AdministratorInput, { id: string }>()(save, { returns: 'object' }),
  savePatch: endpoint<{ id: string } & Partial<AdministratorInput>, null>()({
    method: 'PATCH',
    path: save,
  }),
  saveDelete: endpoint<{ id: string }, null>()({ method: 'DELETE', path: save }),
  changeStatus: post<{ id: string; status: AdministratorStatus }, null>()(`${base}/changeStatus`),
  update: post<{ id: string } & AdministratorInput, null>()(`${base}/update`),
} as const;
