import type { StudentFilter } from '@edu/shared-utility/contract';
import { belowBranch } from '../branch-and-below';
import { contains, digitsOf, phonePattern } from '../search';

/** Optionally restricted to some of the students that match. */
export interface Filter extends StudentFilter {
  readonly userIds?: readonly string[] | undefined;
}

/** The conditions of a filter on actors `a`, with their parameters. */
export function matching(organId: string, filter: Filter) {
  const { keyword, departmentId, branchId, status, userIds } = filter;
  const values: unknown[] = [organId];
  const conditions = [`a.organ_id = $1 AND a.kind = 'student'`];
  const shape: string[] = [];
  const add = (name: string, value: unknown, condition: (at: string) => string): void => {
    values.push(value);
    shape.push(name);
    conditions.push(condition(`$${values.length}`));
  };
  if (departmentId) add('department', departmentId, (at) => `a.department_id = ${at}::uuid`);
  if (userIds) add('chosen', userIds, (at) => `a.member_id = ANY (${at}::uuid[])`);
  if (status) add('status', status, (at) => `a.status = ${at}`);
  if (branchId) add('branch', branchId, (at) => `a.branch_id = ANY (ARRAY(${belowBranch(at)}))`);
  if (keyword?.trim()) {
    // For 100 000 names, skipping case folding takes a third of the time; phone and id numbers are compared only with
    // digits.
    const isCased = keyword.toLowerCase() !== keyword.toUpperCase();
    const digits = digitsOf(keyword);
    const names = (at: string) => `a.member_name ${isCased ? 'ILIKE' : 'LIKE'} ${at}`;
    if (digits) {
      values.push(phonePattern(digits));
      const phones = `a.member_phone LIKE $${values.length}`;
      add('digits', contains(keyword), (at) => `(${phones} OR ${names(at)})`);
    } else add(isCased ? 'letters' : 'word', contains(keyword), names);
  }
  return { values, condition: conditions.join(' AND '), shape: shape.join('_') };
}
