import type { HomeTask, HomeTaskKey } from '@edu/shared-utility/contract';
import { and, count, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { announcement } from '../../db/schema';
import { type Caller, isAllowed } from '../../http/caller';
import { ownMessages } from '../announcements/find-announcements';

async function countMessages(tx: Tx, caller: Caller, condition: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(announcement)
    .where(and(ownMessages(caller), condition));
  return row?.count ?? 0;
}

/** Message tasks: announcements that failed or are scheduled for those who may send, unread messages for everybody. */
export async function messageTasks(tx: Tx, caller: Caller, unread: number): Promise<HomeTask[]> {
  const canSend = caller.actor !== null && isAllowed(caller, 'message.send');
  const failed = and(eq(announcement.state, 'draft'), isNotNull(announcement.problem));
  const counts: [HomeTaskKey, number][] = [
    ['failedMessages', canSend ? await countMessages(tx, caller, failed) : 0],
    [
      'scheduledMessages',
      canSend ? await countMessages(tx, caller, eq(announcement.state, 'scheduled')) : 0,
    ],
    ['unreadMessages', unread],
  ];
  return counts.flatMap(([key, number]) => (number > 0 ? [{ key, count: number }] : []));
}
