import { errorCodes } from '@edu/shared-utility/contract';
import { eq, sql } from 'drizzle-orm';
import { asSystem, type TenantTx, type Tx } from '../../db/database';
import { train } from '../../db/schema';
import { BusinessError } from '../../http/business-error';
import type { Caller } from '../../http/caller';
import { audit } from '../audit';
import { auditContext } from '../audit-context';
import type { Learner } from '../courses/course-access';
import { lockTrain } from './lock';
import { recountTrain } from './recount';
import type { TrainRow } from './train-row';
import { enrolPeople, requireEnrolment } from './users';

const linkRefusal = (phrase: 'train.linkOver' | 'train.full') =>
  new BusinessError(errorCodes.conflict, { phrase });

async function rowOfToken(tx: Tx, { tenantId }: Learner, token: string): Promise<TrainRow> {
  const [row] = await tx.select().from(train).where(eq(train.linkToken, token));
  if (row?.tenantId !== tenantId || row.state !== 'published') {
    throw new BusinessError(errorCodes.notFound);
  }
  return row;
}

async function isStudentOf(tx: Tx, { memberId }: Learner, organId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM actor a JOIN organ o ON o.id = a.organ_id
    WHERE a.member_id = ${memberId}::uuid AND a.organ_id = ${organId}::uuid
      AND a.kind = 'student' AND a.status = 'active' AND o.status = 'active'`);
  return rows.length > 0;
}

async function isEnrolled(tx: Tx, { memberId }: Learner, trainId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM train_member
    WHERE train_id = ${trainId}::uuid AND member_id = ${memberId}::uuid`);
  return rows.length > 0;
}

/** The training of a link, for a student of its organisation; not found for everybody else. As the system. */
export async function readLink(tx: Tx, learner: Learner, token: string) {
  const row = await rowOfToken(tx, learner, token);
  if (!(await isStudentOf(tx, learner, row.organId))) throw new BusinessError(errorCodes.notFound);
  const { id, title, goal, linkPlaces } = row;
  return {
    ...{ id, title, goal, places: linkPlaces },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    isIn: await isEnrolled(tx, learner, id),
  };
}

/** Joins the training by its link while there are free places: the lock makes concurrent requests wait. */
export async function enterLink(
  tx: TenantTx,
  caller: Caller,
  learner: Learner,
  token: string,
): Promise<{ id: string }> {
  return asSystem(tx, async (t) => {
    const { id } = await rowOfToken(t, learner, token);
    await lockTrain(t, id);
    // Read again with the lock: the link may have been closed or the places taken meanwhile.
    const row = await rowOfToken(t, learner, token);
    if (!(await isStudentOf(t, learner, row.organId))) throw new BusinessError(errorCodes.notFound);
    if (await isEnrolled(t, learner, id)) return { id };
    requireEnrolment(row);
    if (row.linkUntil && row.linkUntil.getTime() <= Date.now()) throw linkRefusal('train.linkOver');
    if (row.linkPlaces !== null && row.linkPlaces <= 0) throw linkRefusal('train.full');
    const added = await enrolPeople(
      t,
      row,
      sql`SELECT ${learner.memberId}::uuid AS member_id`,
      'link',
    );
    await t.execute(sql`UPDATE train SET link_places = link_places - 1 WHERE id = ${id}::uuid`);
    await recountTrain(t, id, added);
    const detail = { title: row.title };
    const organIds = [row.organId];
    await audit(t, { ...auditContext(caller, id), action: 'train.entered', detail, organIds });
    return { id };
  });
}
