import type { ModuleRollout } from '@edu/shared-utility/contract';
import type { MapChange } from '../edit-map';

/** Recipients of a version; what is missing stays unchanged. */
export interface People {
  readonly percent?: number | undefined;
  readonly tenants?: readonly string[] | undefined;
  /** The accounts or their number. */
  readonly accounts?: readonly string[] | number | undefined;
}

export function peopleOf({ percent, tenants = [], accounts = 0 }: People): string {
  const count = typeof accounts === 'number' ? accounts : accounts.length;
  const lines = [
    ...(percent === undefined ? [] : [percent === 100 ? 'everybody (100 %)' : `${percent} %`]),
    ...(tenants.length > 0 ? [`tenants ${tenants.join(', ')}`] : []),
    ...(count > 0 ? [count === 1 ? '1 account' : `${count} accounts`] : []),
  ];
  return lines.length > 0 ? lines.join(', ') : 'the same people as before';
}

export const rolloutLine = (rollout: ModuleRollout): string => {
  const { module, address, status, failures, haltAfter } = rollout;
  const ignored =
    rollout.anonymous > 0 ? ` (and ${rollout.anonymous} without log-in, which do not count)` : '';
  return `  ${module} → ${address}: ${peopleOf(rollout)}; ${status}, ${failures} of ${haltAfter} failure reports${ignored}`;
};

/** A rollout does not change the map's own line. */
export const rolloutStep =
  (people: People | undefined) =>
  ({ name, from, to }: MapChange): string =>
    to === null
      ? `  ${name}: nobody gets ${from} early any more`
      : `  ${name}: ${people ? peopleOf(people) : 'some people'} get ${to}`;
