import type { ModuleBoard, ModuleStatus } from '@edu/shared-utility';
import { rolloutIn } from './current-module';

/** The states of a module, worst first. */
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

/** Fewer failure reports within an hour may come from one person's connection. */
const MIN_REPORTS = 3;
/** The share of failed loads from which the module counts as faulty. */
const SHARE = 0.05;

function faultsOf({ faultsNow, loads }: ModuleStatus): Health[] {
  if (faultsNow === 0) return [];
  const recent = sum(loads.slice(-2));
  return [faultsNow >= MIN_REPORTS && faultsNow >= SHARE * recent ? 'failing' : 'faults'];
}

/** All states of a module; `healthy`, or `unused` without loads in a day, if there is no other. */
export function healthOf(
  module: ModuleStatus,
  board: Pick<ModuleBoard, 'rollouts' | 'waiting'>,
): Health[] {
  const rollout = rolloutIn(board, module.name);
  const isWaiting = board.waiting.some(({ changes }) =>
    changes.some(({ name }) => name === module.name),
  );
  const problemStates = new Set<Health>([
    ...(module.served === null ? (['held'] as const) : []),
    ...faultsOf(module),
    ...(rollout ? ([rollout.status === 'halted' ? 'halted' : 'rollout'] as const) : []),
    ...(isWaiting ? (['waiting'] as const) : []),
  ]);
  if (problemStates.size === 0) problemStates.add(sum(module.loads) > 0 ? 'healthy' : 'unused');
  return healths.filter((health) => problemStates.has(health));
}

/** Whether a module needs the attention of an operator. */
export const needsAttention = (all: readonly Health[]): boolean =>
  all.some((item) => ['held', 'failing', 'halted', 'faults', 'waiting'].includes(item));
