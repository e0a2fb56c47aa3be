import type { LiveSession } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import type { TenantTx } from '../../db/database';
import { FieldError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { matching, read, withoutAddress } from './find-live';

/** Milliseconds: longest span of a request, the two months that a calendar shows. */
const SPAN = 62 * 86_400_000;

export interface Span {
  readonly from: string;
  readonly to: string;
  readonly courseId?: string | undefined;
  readonly branchId?: string | undefined;
}

/** All sessions that overlap a span, in order of time. */
export async function liveBetween(
  tx: TenantTx,
  caller: Caller,
  { from: begin, to, ...filter }: Span,
): Promise<LiveSession[]> {
  const length = Date.parse(to) - Date.parse(begin);
  if (!(length > 0 && length <= SPAN)) throw new FieldError('to', 'live.span');
  const where = sql`${matching(filter)} AND l.starts_at < ${to}::timestamptz
    AND l.ends_at > ${begin}::timestamptz`;
  const rows = await read(tx, caller, where, sql`ORDER BY l.starts_at, l.id`);
  return rows.map(withoutAddress);
}
