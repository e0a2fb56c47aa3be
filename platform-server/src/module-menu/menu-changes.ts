import { errorCodes, type Locale } from '@edu/shared-utility/contract';
import type { MenuContent } from '../db/schema';
import { basePermissions } from '../domain/admin/base-roles';
import { BusinessError } from '../http/business-error';

/** A module's name, and the revision of the offer that the operator has read. */
export interface MenuRequest {
  readonly name: string;
  readonly revision: string;
}

export const namesOfCodes = (codes: readonly string[], locale: Locale) =>
  codes.map((code) => {
    const basePermission = basePermissions.find((permission) => permission.code === code);
    const name =
      basePermission && (locale === 'zh-CN' ? basePermission.name : basePermission.names[locale]);
    return { code, name: name ?? code };
  });

/**
 * For the audit entry: pages before and after, with the Chinese titles, which administrators see in any language
 * setting.
 */
export function pagesChanged(before: MenuContent | null, after: MenuContent | null) {
  const describe = (content: MenuContent | null) =>
    content?.pages.map(({ url, names }) => `${url || '/'} ${names['zh-CN']}`).join(', ') ?? null;
  return [{ field: 'pages', before: describe(before), after: describe(after) }];
}

export const changedError = () =>
  new BusinessError(errorCodes.conflict, { phrase: 'moduleMenu.changed' });
