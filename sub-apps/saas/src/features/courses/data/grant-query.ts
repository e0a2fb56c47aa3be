import type { CourseGrant, GrantAudience, GrantFilter, PageQuery } from '@edu/shared-utility';
import { type ListParams, listQuery } from '@edu/shared-utility/admin';

export const audiences = [
  'organ',
  'department',
  'train',
  'person',
] as const satisfies readonly GrantAudience[];

export const grantStates = [
  'active',
  'expired',
  'withdrawn',
] as const satisfies readonly CourseGrant['status'][];

/** Days before its end in which a grant is shown as expiring. */
export const expiringSoonDays = '14';

const filters = {
  keyword: 'text',
  status: grantStates,
  audience: audiences,
  expiringDays: [expiringSoonDays],
} as const;

export type GrantConditions = typeof filters;

/** The list's query in the URL. */
export const grantQuery = listQuery({ filters, names: { expiringDays: 'expiring' } });

/**
 * Converts the query to the call's parameters.
 *
 * @param courseId restricts it to one course
 */
export const grantParams = (
  { expiringDays, ...params }: ListParams<GrantConditions, never>,
  courseId?: string,
): PageQuery & GrantFilter => {
  const { sort: _, ...plain } = params;
  return {
    ...plain,
    ...(courseId && { courseId }),
    ...(expiringDays && { expiringDays: Number(expiringDays) }),
  };
};
