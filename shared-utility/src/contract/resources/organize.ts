import { type None, read, search } from '../endpoint';
import type { Page, PageQuery } from '../envelope';

const base = '/platform/v1/organize';
const ours = { ours: true } as const;

export type OrganizeKind = 'staff' | 'teacher' | 'student';

/** Numbers of people in one branch and one department; null is the whole organisation, and no department. */
export interface OrganizeGroup {
  kind: 'teacher' | 'student';
  branchId: string | null;
  departmentId: string | null;
  count: number;
}

/** The organisation with what its branches and departments hold, as far as the caller's branches reach. */
export interface Organization {
  id: string;
  name: string;
  /** Kinds of people that the caller may see; others are neither counted nor listed. */
  kinds: OrganizeKind[];
  /** In their order; a parent out of reach is not among them. */
  branches: { id: string; parentId: string | null; name: string; regionName: string | null }[];
  departments: { id: string; parentId: string | null; name: string; leader: string | null }[];
  groups: OrganizeGroup[];
  /** Staff who are not teachers, each with all branches where they work. */
  staff: { branchIds: string[]; departmentId: string | null }[];
}

/** A person of the organisation; the phone number is masked. */
export interface OrganizePerson {
  /** Id in the list of that kind: a student's `userId`, a teacher's or an administrator's `id`. */
  id: string;
  kind: OrganizeKind;
  name: string;
  phone: string;
  /** Their roles or job title; empty for students. */
  title: string;
  /** Staff may work in several. */
  branchNames: string[];
  departmentName: string | null;
  status: 'active' | 'suspended' | 'leave';
}

export interface OrganizeFilter {
  /** Includes the branches below it. */
  branchId?: string;
  /** Includes the departments below it. */
  departmentId?: string;
  kind?: OrganizeKind;
  /** Matches a part of the name, or the shown digits of the phone number. */
  keyword?: string;
}

/** The organisation as a tree of branches, departments and people; ours. */
export const organize = {
  getTree: read<None, Organization>()(`${base}/tree`, { ...ours, returns: 'object' }),
  /** Staff first, then teachers, then students, each by name. */
  findPeople: search<PageQuery & OrganizeFilter, Page<OrganizePerson>>()(`${base}/people`, {
    ...ours,
    query: ['pageNum', 'pageSize'],
    returns: 'page',
  }),
} as const;
