import type { Train, TrainItem, TrainItemKind, TrainSettings } from '@edu/shared-utility';
import { numberIn } from '../../../common/numbers';

/** An item while its training is edited; there is one of a thing. */
export type PlannedItem = Pick<TrainItem, 'kind' | 'targetId' | 'title' | 'required'>;

/** What is learned in a training, and what passes it. */
export interface PlanValues {
  readonly items: PlannedItem[];
  readonly rule: 'required' | 'some';
  /** How many items, where some of them pass it. */
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

/** What is sent of changed fields; the rule goes whole. */
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
