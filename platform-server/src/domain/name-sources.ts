import type { Locale } from '@edu/shared-utility/contract';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../db/database';
import {
  branch,
  category,
  copyrightUnit,
  course,
  department,
  permission,
  role,
  teacher,
} from '../db/schema';
import { roleText } from './admin/base-role-names';

export type Names = ReadonlyMap<string, string>;

const ofTable =
  (
    table:
      | typeof branch
      | typeof category
      | typeof copyrightUnit
      | typeof department
      | typeof teacher,
  ) =>
  async (tx: Tx, ids: string[]) =>
    tx.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids));

const branches = ofTable(branch);

async function roles(tx: Tx, ids: string[], locale: Locale) {
  const rows = await tx.select().from(role).where(inArray(role.id, ids));
  return rows.map((row) => ({ id: row.id, name: roleText(row, locale).name }));
}

/** How to read the names of ids or codes, by field. */
export const sources: Readonly<
  Record<string, (tx: Tx, ids: string[], locale: Locale) => Promise<{ id: string; name: string }[]>>
> = {
  audienceIds: async (tx, ids, locale) => [
    ...(await ofTable(department)(tx, ids)),
    ...(await roles(tx, ids, locale)),
  ],
  branchId: branches,
  branchIds: branches,
  categoryId: ofTable(category),
  copyrightUnitId: ofTable(copyrightUnit),
  courseId: async (tx, ids) =>
    tx.select({ id: course.id, name: course.title }).from(course).where(inArray(course.id, ids)),
  departmentId: ofTable(department),
  // The parent may be a branch, a department or a category.
  parentId: async (tx, ids) => [
    ...(await ofTable(department)(tx, ids)),
    ...(await branches(tx, ids)),
    ...(await ofTable(category)(tx, ids)),
  ],
  permissions: async (tx, codes, locale) => {
    const { code: id, name, names } = permission;
    const rows = await tx.select({ id, name, names }).from(permission).where(inArray(id, codes));
    return rows.map((row) => ({ id: row.id, name: row.names[locale] ?? row.name }));
  },
  permissionIds: async (tx, ids, locale) => {
    const { id, name, names } = permission;
    const rows = await tx.select({ id, name, names }).from(permission).where(inArray(id, ids));
    return rows.map((row) => ({ id: row.id, name: row.names[locale] ?? row.name }));
  },
  roleIds: roles,
  teacherIds: ofTable(teacher),
};
