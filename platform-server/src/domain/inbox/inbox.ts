import type { InboxState, Job } from '@edu/shared-utility/contract';
import type { Database, QueryTenant } from '../../db/database';
import type { Caller } from '../../http/caller';
import { countUnread, ownerOf } from './unread-messages';

const JOBS = `
  SELECT id, kind, state, done, total, imported, failed, created_by AS "createdBy",
    created_at AS "createdAt", started_at AS "startedAt", finished_at AS "finishedAt"
  FROM job WHERE created_by = $1::uuid AND (finished_at IS NULL OR finished_at > now() - interval '7 days')
  ORDER BY created_at DESC, id DESC LIMIT 20`;

const INVITATIONS = `
  SELECT count(*)::int AS count FROM invitation
  WHERE account_id = $1::uuid AND state = 'open' AND expires_at > now()`;

type JobRow = Omit<Job, 'createdAt' | 'startedAt' | 'finishedAt'> & {
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
};

/** The state of the caller's inbox, in three short parallel queries, since every open page polls it. */
export async function inboxState(
  db: Database,
  query: QueryTenant,
  caller: Caller,
): Promise<InboxState> {
  const owner = ownerOf(caller);
  const [unread, jobs, [invitations]] = await Promise.all([
    countUnread(query, owner),
    query<JobRow>({ name: 'inbox:jobs', text: JOBS, values: [owner.accountId] }),
    db.queryAsSystem<{ count: number }>({
      name: 'inbox:invitations',
      text: INVITATIONS,
      values: [owner.accountId],
    }),
  ]);
  return {
    unread,
    invitations: invitations?.count ?? 0,
    jobs: jobs.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      startedAt: row.startedAt?.toISOString() ?? null,
      finishedAt: row.finishedAt?.toISOString() ?? null,
    })),
  };
}
