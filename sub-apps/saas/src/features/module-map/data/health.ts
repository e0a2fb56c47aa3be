import type { ModuleBoard, ModuleStatus } from '@edu/shared-utility';
import { rolloutIn } from './current-module';

/** What the page says of a module; the worst first. */
const healths = [
  'held',
  'failing',
  'halted',
  'faults',
  'rollout',
  'waiting',
  'healthy',
  'unused',
] as const;
export type Health = (typeof healths)[number];

export const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);

/** Fewer reports within the hour may be one person's line. */
const MIN_REPORTS = 3;
/** The share of loads from which on a fault is the module's. */
const SHARE = 0.05;

function faultsOf({ faultsNow, loads }: ModuleStatus): Health[] {
  if (faultsNow === 0) return [];
  const recent = sum(loads.slice(-2));
  return [faultsNow >= MIN_REPORTS && faultsNow >= SHARE * recent ? 'failing' : 'faults'];
}

/** Everything that is to be said of a module: `healthy`, or `unused` within a day, where nothing else is. */
export function healthOf(
  module: ModuleStatus,
  board: Pick<ModuleBoard, 'rollouts' | 'waiting'>,
): Health[] {
  const rollout = rolloutIn(board, module.name);
  const waits = board.waiting.some(({ changes }) =>
    changes.some(({ name }) => name === module.name),
  );
  const problemStates = new Set<Health>([
    ...(module.served === null ? (['held'] as const) : []),
    ...faultsOf(module),
    ...(rollout ? ([rollout.status === 'halted' ? 'halted' : 'rollout'] as const) : []),
    ...(waits ? (['waiting'] as const) : []),
  ]);
  if (problemStates.size === 0) problemStates.add(sum(module.loads) > 0 ? 'healthy' : 'unused');
  return healths.filter((health) => problemStates.has(health));
}

/** Whether an operator has something to do about a module. */
export const needsAttention = (all: readonly Health[]): boolean =>
  all.some((item) => ['held', 'failing', 'halted', 'faults', 'waiting'].includes(item));
