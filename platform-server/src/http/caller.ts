import { errorCodes } from '@edu/shared-utility/contract';
import { BusinessError } from './business-error';

/** Who calls, in which tenant and place: all from the token, narrowed by the context headers. */
export interface Caller {
  readonly sessionId: string;
  readonly accountId: string;
  readonly tenantId: string;
  readonly memberId: string | null;
  /** The caller's place in an organisation; null when there is none or a foreign one was named. */
  readonly actor: { readonly id: string; readonly organId: string } | null;
  /** The branch that was chosen among the caller's; null for none, or one that is not theirs. */
  readonly branchId: string | null;
  /** Where the caller works: these branches, null for the whole organisation. Row-level security holds it. */
  readonly branches: readonly string[] | null;
  /** What the caller adds goes here by default; null in an organisation without branches. */
  readonly homeBranchId: string | null;
  readonly flow: 'old' | 'new';
  readonly readOnly: boolean;
  readonly isOperator: boolean;
  /** An operator without a second factor. */
  readonly lacksFactor: boolean;
  /** The person proved within the last minutes that it is them. */
  readonly isProved: boolean;
  /** The token of a framed site: it reads what the specification has, and nothing else. */
  readonly isEmbedded: boolean;
  readonly permissions: ReadonlySet<string>;
}

/** The caller's place, for calls that work inside one organisation. */
export function actorOf(caller: Caller): { readonly id: string; readonly organId: string } {
  if (!caller.actor) throw new BusinessError(errorCodes.noOrganisation);
  return caller.actor;
}

/** Whether a branch is among those where the caller works; null is the organisation as a whole. */
export const worksIn = ({ branches }: Pick<Caller, 'branches'>, branchId: string | null): boolean =>
  branches === null || (branchId !== null && branches.includes(branchId));

/** Anyone who may do the wider thing may do the narrower one. */
const within: Readonly<Record<string, string>> = { 'course.author': 'course.write' };

/** Permissions that reach across tenants count for platform operators only, whatever a role says. */
export function isAllowed(caller: Caller, permission: string): boolean {
  if (permission.startsWith('platform.') && !caller.isOperator) return false;
  const wider = within[permission];
  return caller.permissions.has(permission) || (wider !== undefined && isAllowed(caller, wider));
}

/** For what asks for another permission than its call. */
export function requireCode(caller: Caller, permission: string): void {
  if (!isAllowed(caller, permission)) throw new BusinessError(errorCodes.forbidden);
}
