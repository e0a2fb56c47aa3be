import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from './business-error';

/** The authenticated caller, derived from the token and narrowed by the context headers. */
export interface Caller {
  readonly sessionId: string;
  readonly accountId: string;
  readonly tenantId: string;
  readonly memberId: string | null;
  /** The caller's actor; null if there is none or the header names somebody else's. */
  readonly actor: { readonly id: string; readonly organId: string } | null;
  /** Branch selected by the header; null for none, or if it is not one of the caller's. */
  readonly branchId: string | null;
  /** Branches that the caller may access, null for the whole organisation; enforced by row-level security. */
  readonly branches: readonly string[] | null;
  /** Default branch of rows that the caller adds; null in an organisation without branches. */
  readonly homeBranchId: string | null;
  readonly flow: 'old' | 'new';
  readonly readOnly: boolean;
  readonly isOperator: boolean;
  /** True for an operator without a second factor. */
  readonly lacksFactor: boolean;
  /** True if the caller gave a proof within the last minutes. */
  readonly isProved: boolean;
  /** True for the token of an embedded site, which may only call reads of the specification. */
  readonly isEmbedded: boolean;
  readonly permissions: ReadonlySet<string>;
}

/**
 * The caller's actor. Refuses a call for an organisation or actor that is not the caller's as `isAllowed` does, since
 * there the caller has no permission either.
 */
export function actorOf(caller: Caller): { readonly id: string; readonly organId: string } {
  if (!caller.actor) throw new BusinessError(errorCodes.forbidden);
  return caller.actor;
}

/** Whether the caller may access a branch; null stands for the whole organisation. */
export const worksIn = ({ branches }: Pick<Caller, 'branches'>, branchId: string | null): boolean =>
  branches === null || (branchId !== null && branches.includes(branchId));

/** Narrower permission → wider permission that implies it. */
const impliedPermissions: Readonly<Record<string, string>> = { 'course.author': 'course.write' };

/** Permissions across tenants are granted to platform operators only, whatever the caller's roles contain. */
export function isAllowed(caller: Caller, permission: string): boolean {
  if (permission.startsWith('platform.') && !caller.isOperator) return false;
  const wider = impliedPermissions[permission];
  return caller.permissions.has(permission) || (wider !== undefined && isAllowed(caller, wider));
}

/** For handlers that need another permission than their route declares. */
export function requirePermission(caller: Caller, permission: string): void {
  if (!isAllowed(caller, permission)) throw new BusinessError(errorCodes.forbidden);
}
