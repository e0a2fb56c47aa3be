import { endpoint, type None } from '../endpoint';
import type { MenuNodeDto, Student, StudentInput } from '../entities';
import type { Page, PageQuery } from '../envelope';

const base = '/usercenter/v1/user';

export interface StudentFilter {
  /** Matches a part of the name or of the phone. */
  keyword?: string;
  departmentId?: string;
  status?: Student['status'];
}

/** User (specification §7, "User"). Lists of this resource hold the students of the session's organisation. */
export const user = {
  updateUser: endpoint<{ nickname?: string; name?: string }, null>()({
    method: 'POST',
    path: `${base}/updateUser`,
    query: 'all',
  }),
  findByCondition: endpoint<PageQuery & StudentFilter, Page<Student>>()({
    method: 'POST',
    path: `${base}/findByCondition`,
    query: ['pageNum', 'pageSize'],
    safe: true,
  }),
  addStudent: endpoint<StudentInput, { userId: string }>()({
    method: 'POST',
    path: `${base}/addStudent`,
  }),
  updateStudent: endpoint<{ userId: string } & StudentInput, null>()({
    method: 'POST',
    path: `${base}/updateStudent`,
    query: ['userId'],
  }),
  /** A GET that changes something: never retried, never prefetched. */
  delete: endpoint<{ userId: string }, null>()({ method: 'GET', path: `${base}/delete` }),
  getUserMenu: endpoint<None, MenuNodeDto[]>()({
    method: 'GET',
    path: `${base}/getUserMenu`,
    safe: true,
  }),
} as const;
