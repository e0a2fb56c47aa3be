import { type AuditFilter, type AuditGroup, context } from '@edu/shared-utility';
import { listQuery, momentIn } from '@edu/shared-utility/admin';

/** Groups of actions in the filter, the most used first. */
export const groups = [
  'student',
  'teacher',
  'administrator',
  'announcement',
  'article',
  'role',
  'permission',
  'organ',
  'branch',
  'department',
  'profile',
  'course',
  'question',
  'questionnaire',
  'paper',
  'exam',
  'train',
  'certificate',
  'assessment',
  'declaration',
  'talent',
  'live',
  'order',
  'code',
  'resource',
  'category',
  'copyright',
  'registration',
  'invitation',
  'site',
  'phrase',
  'tenant',
  'login',
  'logout',
  'account',
  'face',
  'audit',
  'importmap',
] as const satisfies readonly AuditGroup[];

/** `from` and `to` are days, the last one included. */
export const auditQuery = listQuery({
  filters: { group: groups, from: 'text', to: 'text', accountId: 'text', target: 'text' },
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The moment at which a day begins in the person's time zone, or `later` days afterwards; undefined for an invalid
 * day.
 */
function startOf(day: string | undefined, later = 0): string | undefined {
  // Earlier years are incomplete input, such as 0020.
  if (!day || day < '1900' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const named = new Date(Date.UTC(year, month - 1, date));
  if (named.getUTCMonth() !== month - 1 || named.getUTCDate() !== date) return undefined;
  const midnight = Date.UTC(year, month - 1, date + later);
  return momentIn(context.get('timezone'), midnight).toISOString();
}

interface AuditParams {
  readonly group?: AuditGroup;
  readonly from?: string;
  readonly to?: string;
  readonly accountId?: string;
  readonly target?: string;
}

/** Whether the last day is before the first; then it is ignored. */
export function isBackwards({ from, to }: Pick<AuditParams, 'from' | 'to'>): boolean {
  const [first, last] = [startOf(from), startOf(to)];
  return !!first && !!last && last < first;
}

/** The call's filter; invalid values in the address are ignored. */
export function auditFilter({ group, from, to, accountId, target }: AuditParams): AuditFilter {
  const since = startOf(from);
  const until = isBackwards({ from, to }) ? undefined : startOf(to, 1);
  return {
    ...(group && { group }),
    ...(since && { from: since }),
    ...(until && { to: until }),
    ...(accountId && UUID.test(accountId) && { accountId }),
    ...(target && target.length <= 64 && { target }),
  };
}
