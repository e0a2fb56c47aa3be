import type { AccountProfile, Gender, UserInfo } from '../account-entities';
import type { OrganChoice, Tenant } from '../administration-entities';
import { act, endpoint, type None, post, read, search } from '../endpoint';
import type { MenuNodeDto, Student, StudentChange, StudentInput, Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';

const base = '/usercenter/v1/user';
const paged = { query: ['pageNum', 'pageSize'] } as const;

export interface StudentFilter {
  /** Matches a part of the name or of the phone. */
  keyword?: string;
  departmentId?: string;
  /** The students of this branch and of those below it; ours. */
  branchId?: string;
  status?: Student['status'];
  /** A leading minus reverses the order; newest first by default. Ours. */
  sort?: StudentSort | `-${StudentSort}`;
}

export type StudentSort = 'createdAt' | 'name' | 'phone';

/** The person of the session as the profile shows them. */
export interface UserDetail extends UserInfo {
  gender: Gender;
  avatar: string | null;
  birthday: string | null;
  departmentId: string | null;
  departmentName: string | null;
  createdAt: string;
}

export interface ProfileFilter {
  /** A part of the name; the whole phone number, its first three digits or its last four. */
  keyword?: string;
  accountId?: string;
}

/** User (specification §7). Lists of this resource hold the students of the session's organisation. */
export const user = {
  updateUser: post<{ nickname?: string; name?: string }, null>()(`${base}/updateUser`, {
    query: 'all',
  }),
  findUser: read<None, UserDetail>()(`${base}/findUser`, { returns: 'object' }),
  getUserInfo: read<None, UserInfo>()(`${base}/getUserInfo`, { returns: 'object' }),
  findByCondition: search<PageQuery & StudentFilter, Page<Student>>()(`${base}/findByCondition`, {
    ...paged,
    returns: 'page',
  }),
  addStudent: post<StudentInput, { userId: string }>()(`${base}/addStudent`, { returns: 'object' }),
  updateStudent: post<StudentChange, null>()(`${base}/updateStudent`, {
    query: ['userId'],
  }),
  /** A GET that changes something, so it is never retried or prefetched; 40900 for a stale `version`. */
  delete: act<{ userId: string; version?: Version }, null>()(`${base}/delete`),
  findProfiles: search<PageQuery & ProfileFilter, Page<AccountProfile>>()(
    `${base}/accountProfile/findByCondition`,
    { ...paged, returns: 'page' },
  ),
  saveProfile: post<Partial<Omit<AccountProfile, 'updatedAt' | 'phone'>>, { id: string }>()(
    `${base}/accountProfile/save`,
    {
      returns: 'object',
    },
  ),
  findProfileById: read<{ id: string }, AccountProfile>()(`${base}/accountProfile/findById`, {
    returns: 'object',
  }),
  /** 40900 for a stale `version`. */
  deleteProfile: post<{ id: string; version?: Version }, null>()(`${base}/accountProfile/delete`, {
    query: 'all',
  }),
  /** Tenants that the person belongs to. */
  findSaas: read<Partial<PageQuery> & { keyword?: string }, Page<Tenant>>()(
    `${base}/saas/findByCondition`,
    { returns: 'page' },
  ),
  findUserOrganList: read<None, OrganChoice[]>()(`${base}/findUserOrganList`, { returns: 'list' }),
  findUserOrganByAccountId: read<{ accountId: string }, OrganChoice[]>()(
    `${base}/findUserOrganByAccountId`,
    { returns: 'list' },
  ),
  getUserMenu: read<None, MenuNodeDto[]>()(`${base}/getUserMenu`, { returns: 'list' }),
  /** An empty sheet for importing students. */
  excelTemplateDownLoad: endpoint<None, DownloadedFile>()({
    method: 'GET',
    path: `${base}/excelTemplateDownLoad`,
    safe: true,
    download: true,
  }),
} as const;
