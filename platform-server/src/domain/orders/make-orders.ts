import { errorCodes } from '@edu/shared-utility/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/database';
import { actor, course, courseOrder, member } from '../../db/schema';
import { BusinessError, FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import { auditEach } from '../audit';
import { auditContext } from '../audit-context';
import { insertOrders } from './new-orders';
import type { orderInput } from './order-fields';

/** Locks the course, so that two concurrent orders of it are checked one after the other. */
async function shownCourse(tx: Tx, caller: Caller, id: string) {
  const condition = and(eq(course.id, id), eq(course.organId, actorOf(caller).organId));
  const [row] = await tx.select().from(course).where(condition).for('no key update');
  if (!row) throw new BusinessError(errorCodes.notFound);
  if (row.state !== 'published') throw new FieldError('courseId', 'order.course');
  return row;
}

/** Students of the organisation in the caller's branches. */
async function studentsOf(tx: Tx, caller: Caller, userIds: readonly string[]) {
  const ids = [...new Set(userIds)];
  const rows = await tx
    .selectDistinct({ id: member.id, name: member.name })
    .from(actor)
    .innerJoin(member, eq(member.id, actor.memberId))
    .where(
      and(
        inArray(member.id, ids),
        eq(actor.organId, actorOf(caller).organId),
        eq(actor.kind, 'student'),
      ),
    );
  if (rows.length < ids.length) throw new FieldError('userIds', 'course.person');
  return rows;
}

async function refuseOpen(tx: Tx, courseId: string, userIds: readonly string[]): Promise<void> {
  const open = await tx
    .select({ name: courseOrder.personName })
    .from(courseOrder)
    .where(
      and(
        eq(courseOrder.courseId, courseId),
        inArray(courseOrder.memberId, [...userIds]),
        eq(courseOrder.state, 'open'),
      ),
    );
  if (open.length === 0) return;
  const names = open.map(({ name }) => name);
  throw new BusinessError(errorCodes.conflict, {
    phrase: 'order.alreadyOpen',
    values: { names },
    data: { names },
  });
}

/** Creates an order of the course for each of the students: all of them or none. */
export async function makeOrders(
  tx: Tx,
  caller: Caller,
  { courseId, userIds, amount, days, receipt, note, paid }: z.output<typeof orderInput>,
  zone: string,
): Promise<{ ids: string[] }> {
  const { tenantId, accountId } = caller;
  const { title, price, organId, branchId } = await shownCourse(tx, caller, courseId);
  const students = await studentsOf(tx, caller, userIds);
  await refuseOpen(tx, courseId, userIds);
  const orders = students.map(({ id: memberId, name }) => ({
    ...{ id: crypto.randomUUID(), tenantId, organId, branchId, courseId, courseTitle: title },
    ...{ memberId, personName: name, way: 'offline' as const, createdBy: accountId },
    ...{ amount: amount ?? price, days, receipt, note },
    state: paid ? ('paid' as const) : ('open' as const),
    ...(paid && {
      paidAt: sql`now()`,
      expiresAt: days === null ? null : sql`now() + make_interval(days => ${days}::int)`,
    }),
  }));
  await insertOrders(tx, zone, orders);
  await auditEach(
    tx,
    orders.map(({ id, personName, state }) => ({
      ...auditContext(caller, id),
      action: 'order.added',
      organIds: [organId],
      detail: {
        name: personName,
        title,
        amount: amount ?? price,
        days,
        orderStatus: state,
      },
    })),
  );
  return { ids: orders.map(({ id }) => id) };
}
