import type { DeclaredFacts } from '@edu/shared-utility/contract';
import type { declaration } from '../../db/schema';
import type { TrainRow } from '../trains/train-row';

type Columns = Pick<typeof declaration.$inferSelect, keyof DeclaredFacts>;

/** The values copied from a training. */
export const factsOf = (train: TrainRow): Columns => ({
  title: train.title,
  goal: train.goal,
  regionId: train.regionId,
  hours: train.hours,
  place: train.place,
  startsAt: train.startsAt,
  endsAt: train.endsAt,
  enrolFrom: train.enrolFrom,
  enrolUntil: train.enrolUntil,
  userCount: train.userCount,
});

const asText = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** The copied values in which the training has changed since. */
export function changedFacts(declared: Columns, train: TrainRow): (keyof DeclaredFacts)[] {
  const now = factsOf(train);
  const names = Object.keys(now) as (keyof DeclaredFacts)[];
  return names.filter((name) => asText(now[name]) !== asText(declared[name]));
}
