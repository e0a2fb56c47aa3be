import type { TenantScope } from './database';
import type { ScopeParameters } from './pipeline';

/** The settings that the policies read (schema/shared.ts). */
export function settingsOf(scope: TenantScope): ScopeParameters {
  const { tenantId, accountId, actor, memberId, branches } = scope;
  const branchSetting = branches === null ? '*' : branches && `{${branches.join(',')}}`;
  return {
    tenantId,
    accountId: accountId ?? '',
    organId: actor?.organId ?? '',
    memberId: memberId ?? '',
    branches: branchSetting ?? '',
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Validates ids before they are written into a statement that cannot have parameters. */
export function settingLiteral(id: string | null | undefined): string {
  if (!id) return "''";
  const parts = id === '*' ? [] : id.replace(/^\{|\}$/g, '').split(',');
  if (!parts.every((part) => part === '' || UUID.test(part)))
    throw new TypeError('not an identifier');
  return `'${id}'`;
}
