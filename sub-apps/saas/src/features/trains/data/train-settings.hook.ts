import type { Train } from '@edu/shared-utility';
import { mayMoveTrain } from '@edu/shared-utility/data';
import { useSettings } from '../../../common/settings/settings.hook';
import { data } from '../../../common/training-data';
import { type BasicsField, type BasicsValues, basicsInput, basicsOf } from './basics-values';
import { type PlanField, type PlanValues, planInput, planOf } from './plan-values';

const isRow = (raw: unknown): raw is Train =>
  raw instanceof Object && 'pass' in raw && 'items' in raw && 'version' in raw;

const isReadOnly = (train: Train): boolean => !train.mayWrite || !mayMoveTrain('edit', train);

const textFields = [
  ...(['title', 'goal', 'description', 'place', 'hours'] as const),
  ...(['startsAt', 'endsAt', 'enrolFrom', 'enrolUntil'] as const),
];

/** The state of the form of a training's basic data. */
export function useBasics(train: Train, zone: string) {
  const [send] = data.useTrainSaveMutation();
  return useSettings<Train, BasicsValues>(train, {
    draftName: 'train',
    textFields,
    isReadOnly,
    isRow,
    valuesOf: (item) => basicsOf(item, zone),
    inputOf: (values, fields) => basicsInput(values, fields, zone),
    withValues: (item, values) => {
      const fields = Object.keys(values) as BasicsField[];
      return { ...item, ...basicsInput(values, fields, zone) } as Train;
    },
    fieldOf: (name) => name as BasicsField,
    send,
  });
}

/** The state of the form of a training's items and completion rule. */
export function usePlan(train: Train) {
  const [send] = data.useTrainSaveMutation();
  return useSettings<Train, PlanValues>(train, {
    draftName: 'train-plan',
    textFields: ['count'],
    isReadOnly,
    isRow,
    valuesOf: planOf,
    inputOf: planInput,
    withValues: (value, values) => ({
      ...value,
      ...(planInput(values, ['rule']) as Pick<Train, 'pass'>),
      items: values.items.map((item, order) => ({
        ...{ ...item, order, id: '', problem: null },
        ...value.items.find(
          ({ kind, targetId }) => kind === item.kind && targetId === item.targetId,
        ),
        required: item.required,
      })),
    }),
    fieldOf: (name): PlanField => (name.startsWith('pass') ? 'rule' : 'items'),
    send,
  });
}
