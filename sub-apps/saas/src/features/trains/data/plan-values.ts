import type { Train, TrainItem, TrainItemKind, TrainSettings } from '@edu/shared-utility';
import { numberIn } from '../../../common/numbers';

/** An item while its training is edited; each target occurs once. */
export type PlannedItem = Pick<TrainItem, 'kind' | 'targetId' | 'title' | 'required'>;

/** The items of a training, and its completion rule. */
export interface PlanValues {
  readonly items: PlannedItem[];
  readonly rule: 'required' | 'some';
  /** Number of items, if some of them complete it. */
  readonly count: string;
  readonly exams: Train['pass']['exams'];
}

export type PlanField = keyof PlanValues;

export const keyOfItem = ({ kind, targetId }: Pick<TrainItem, 'kind' | 'targetId'>): string =>
  `${kind}:${targetId}`;

export function planOf({ items, pass }: Train): PlanValues {
  return {
    items: items.map(({ kind, targetId, title, required }) => ({
      ...{ kind, targetId, title, required },
    })),
    rule: pass.items === 'required' ? 'required' : 'some',
    count: pass.items === 'required' ? '' : String(pass.items),
    exams: pass.exams,
  };
}

/** The call's input for changed fields; the rule is always sent whole. */
export function planInput(
  { items, rule, count, exams }: PlanValues,
  fields: readonly PlanField[],
): Partial<TrainSettings> {
  return {
    ...(fields.includes('items') && {
      items: items.map(({ kind, targetId, required }, order) => ({
        ...{ kind, targetId, required, order },
      })),
    }),
    ...(fields.some((field) => field !== 'items') && {
      pass: { items: rule === 'required' ? rule : numberIn(count), exams },
    }),
  };
}

export const kinds = ['course', 'exam', 'live'] as const satisfies readonly TrainItemKind[];
