import type { ModuleBoard, ModuleRollout, SeenRollout } from '@edu/shared-utility';
import { moduleIn, rolloutIn } from './current-module';
import type { Outdated } from './outdated-kind';
import type { PendingAction } from './pending-action.hook';

/** The state of the rollout as shown, which a write sends for the conflict check. */
export function seenRollout(board: ModuleBoard, name: string): SeenRollout | null {
  const rollout = rolloutIn(board, name);
  if (!rollout) return null;
  const { address, percent, status } = rollout;
  return { address, percent, status };
}

const isSameRollout = (before: ModuleRollout | null, now: ModuleRollout | null): boolean =>
  before?.address === now?.address &&
  before?.percent === now?.percent &&
  before?.status === now?.status;

/** What has changed since the dialog was opened; null if nothing. */
export function outdatedOf(
  pendingAction: PendingAction,
  shownBoard: ModuleBoard,
  now: ModuleBoard,
): Outdated | null {
  if ('change' in pendingAction) {
    const isOpen = now.waiting.some(({ id }) => id === pendingAction.change.id);
    return isOpen ? null : { kind: 'change', now: null };
  }
  const name = 'module' in pendingAction ? pendingAction.module.name : pendingAction.rollout.module;
  const module = moduleIn(now, name);
  if (moduleIn(shownBoard, name)?.address !== module?.address)
    return { kind: 'module', now: module };
  const rollout = rolloutIn(now, name);
  if (isSameRollout(rolloutIn(shownBoard, name), rollout)) return null;
  return { kind: 'rollout', now: rollout };
}
