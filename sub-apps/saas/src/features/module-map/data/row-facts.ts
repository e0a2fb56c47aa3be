import type { ModuleBoard, ModuleRollout, ModuleStatus } from '@edu/shared-utility';
import { rolloutIn } from './current-module';
import { type Health, healthOf } from './health';

/** What a module's row shows of the board besides the module itself. */
export interface RowFacts {
  readonly rollout: ModuleRollout | null;
  readonly healths: readonly Health[];
  readonly faults: ModuleBoard['failures'];
  /** True if an operator has added it to the menus. */
  readonly isInMenus: boolean;
  /** Start of the last hour. */
  readonly hour: string;
}

export const rowFacts = (module: ModuleStatus, board: ModuleBoard): RowFacts => ({
  rollout: rolloutIn(board, module.name),
  healths: healthOf(module, board),
  faults: board.failures.filter((failure) => failure.module === module.name),
  isInMenus: board.menus.includes(module.name),
  hour: board.hour,
});

const isEqual = (value: unknown, other: unknown): boolean =>
  Object.is(value, other) ||
  (Array.isArray(value) &&
    Array.isArray(other) &&
    value.length === other.length &&
    value.every((item, index) => Object.is(item, other[index])));

/** Whether two rows have equal props; lists are compared by content. */
export const isSameRow = <Props extends object>(item: Props, other: Props): boolean =>
  Object.keys(other).every((key) => isEqual(item[key as keyof Props], other[key as keyof Props]));
