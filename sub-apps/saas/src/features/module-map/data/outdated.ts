import type { ModuleBoard, ModuleRollout, SeenRollout } from '@edu/shared-utility';
import { moduleIn, rolloutIn } from './current-module';
import type { DialogAction } from './dialog-action.hook';
import type { Outdated } from './outdated-kind';

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
  dialogAction: DialogAction,
  shownBoard: ModuleBoard,
  now: ModuleBoard,
): Outdated | null {
  if ('change' in dialogAction) {
    const isOpen = now.waiting.some(({ id }) => id === dialogAction.change.id);
    return isOpen ? null : { kind: 'change', now: null };
  }
  const name = 'module' in dialogAction ? dialogAction.module.name : dialogAction.rollout.module;
  const module = moduleIn(now, name);
  if (moduleIn(shownBoard, name)?.address !== module?.address)
    return { kind: 'module', now: module };
  const rollout = rolloutIn(now, name);
  if (isSameRollout(rolloutIn(shownBoard, name), rollout)) return null;
  return { kind: 'rollout', now: rollout };
}
