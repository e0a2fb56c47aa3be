import type { ModuleBoard, ModuleRollout, ModuleStatus } from '@edu/shared-utility';

export const moduleIn = (board: Pick<ModuleBoard, 'modules'>, name: string): ModuleStatus | null =>
  board.modules.find((module) => module.name === name) ?? null;

export const rolloutIn = (
  board: Pick<ModuleBoard, 'rollouts'>,
  name: string,
): ModuleRollout | null => board.rollouts.find((rollout) => rollout.module === name) ?? null;

/** The module in its present state on the board: after a conflict its address may differ. */
export const currentModule = (board: ModuleBoard, initial: ModuleStatus): ModuleStatus =>
  moduleIn(board, initial.name) ?? initial;
