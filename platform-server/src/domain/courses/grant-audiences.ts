import type { GrantAudience } from '@edu/shared-utility/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/database';
import { actor, department, organ, train } from '../../db/schema';
import { FieldError } from '../../http/business-error';
import { actorOf, type Caller } from '../../http/caller';
import type { PhraseKey } from '../../phrases';
import type { grantInput } from './grant-fields';

interface Audience {
  readonly audience: GrantAudience;
  readonly id: string;
  readonly organId: string;
}

/** Refuses, naming the field, if one of the requested items was not found. */
function requireAll<T>(
  rows: readonly T[],
  ids: readonly string[],
  field: string,
  phrase: PhraseKey,
) {
  if (rows.length < new Set(ids).size) throw new FieldError(field, phrase);
  return rows;
}

/**
 * The recipients of a grant: any organisation of the tenant; departments, trainings and students of the caller's own
 * branches.
 */
export async function audiencesOf(
  tx: Tx,
  caller: Caller,
  { organs = [], departments = [], trains = [], persons = [] }: z.output<typeof grantInput>,
): Promise<Audience[]> {
  const { organId } = actorOf(caller);
  if (organs.length + departments.length + trains.length + persons.length === 0) {
    throw new FieldError('organs', 'course.nobody');
  }
  const foundOrgans = await tx
    .select({ id: organ.id, organId: organ.id })
    .from(organ)
    .where(and(inArray(organ.id, organs), eq(organ.status, 'active')));
  requireAll(foundOrgans, organs, 'organs', 'course.organ');
  const foundDepartments = await tx
    .select({ id: department.id, organId: department.organId })
    .from(department)
    .where(and(inArray(department.id, departments), eq(department.organId, organId)));
  requireAll(foundDepartments, departments, 'departments', 'field.department');
  const foundTrains = await tx
    .select({ id: train.id, organId: train.organId })
    .from(train)
    .where(and(inArray(train.id, trains), eq(train.organId, organId)));
  requireAll(foundTrains, trains, 'trains', 'exam.train');
  const foundPersons = await tx
    .select({ id: actor.memberId, organId: actor.organId })
    .from(actor)
    .where(
      and(inArray(actor.memberId, persons), eq(actor.organId, organId), eq(actor.kind, 'student')),
    );
  requireAll(foundPersons, persons, 'persons', 'course.person');
  const requested = {
    organ: foundOrgans,
    department: foundDepartments,
    train: foundTrains,
    person: foundPersons,
  };
  return (Object.keys(requested) as GrantAudience[]).flatMap((audience) =>
    requested[audience].map((item) => ({ audience, ...item })),
  );
}
