import type { ModuleBoard, ModuleStatus } from '@edu/shared-utility';

/** The module as the board has it by now: after a conflict its line may name something else. */
export const presentOf = (board: ModuleBoard, given: ModuleStatus): ModuleStatus =>
  board.modules.find(({ name }) => name === given.name) ?? given;
