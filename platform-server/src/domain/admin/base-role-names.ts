import type { Locale } from '@edu/shared-utility/contract';
import type { BaseRoleKey, RoleText } from './base-role';
import { baseRoles } from './built-in-roles';

/** The name as stored: built-in roles cannot be renamed, so the name identifies them. */
export const baseRoleName = (key: BaseRoleKey): string =>
  baseRoles.find((role) => role.key === key)?.texts['zh-CN'].name ?? key;

const byName = new Map(baseRoles.map((role) => [role.texts['zh-CN'].name, role]));

/** A role's name and description; those of a built-in role in the reader's language. */
export function roleText(row: RoleText & { readonly builtIn: boolean }, locale: Locale): RoleText {
  const builtInText = row.builtIn ? byName.get(row.name)?.texts[locale] : undefined;
  return builtInText ?? { name: row.name, description: row.description };
}

/** Stored names of the built-in roles whose name in that language contains the keyword. */
export function builtInNamesLike(keyword: string, locale: Locale): string[] {
  const needle = keyword.trim().toLowerCase();
  return [...byName]
    .filter(([, { texts }]) => texts[locale].name.toLowerCase().includes(needle))
    .map(([name]) => name);
}
