import { basePermissions } from './base-roles';
import type { PermissionCode } from './permission-codes';

/** Pages whose read permission is not the one below their menu entry. */
const exceptions: Readonly<Record<string, PermissionCode>> = {
  'menu:branch': 'branch.read',
  'menu:payment': 'order.read',
  'menu:student-account': 'student.read',
  'menu:resource-application': 'resource.read',
  'menu:platform.tenant': 'platform.tenant',
  'menu:platform.modules': 'platform.modules',
  'menu:platform.permissions': 'permission.read',
};

const readPermissionByPage = new Map(
  basePermissions.flatMap(({ code, parent }) =>
    parent && code.endsWith('.read') ? [[parent, code] as const] : [],
  ),
);

/** The permission needed to read a page of ours; null if it needs none or is not ours. */
export const readOfPage = (entry: string): string | null =>
  exceptions[entry] ?? readPermissionByPage.get(entry) ?? null;
