import type { Exam } from '@edu/shared-utility';
import { mayMoveExam } from '@edu/shared-utility/data';
import { data } from '../../../common/examining-data';
import { useSettings as useRowSettings } from '../../../common/settings/settings.hook';
import { type ExamValues, type Field, inputOf, valuesOf } from './exam-values';

const isExam = (raw: unknown): raw is Exam =>
  raw instanceof Object && 'audience' in raw && 'version' in raw;

const textFields = [
  ...(['title', 'description', 'startsAt', 'endsAt', 'minutes'] as const),
  ...(['passScore', 'attempts'] as const),
];

/** The state of an exam's settings form. */
export function useSettings(exam: Exam, zone: string) {
  const [send] = data.useExamSaveMutation();
  return useRowSettings<Exam, ExamValues>(exam, {
    draftName: 'exam',
    textFields,
    isReadOnly: (item) => !item.mayWrite || !mayMoveExam('edit', item),
    isRow: isExam,
    valuesOf: (item) => valuesOf(item, zone),
    inputOf: (values, fields) => inputOf(values, fields, zone),
    withValues: (item, values) => {
      const audience = {
        ...item.audience,
        ...{ all: values.all, departmentIds: values.departmentIds, trainIds: values.trainIds },
        userIds: values.people.map(({ value }) => value),
        people: values.people.map(({ value, label }) => ({ userId: value, name: label })),
      };
      const sent = inputOf(values, Object.keys(values) as Field[], zone);
      return { ...item, ...sent, audience } as Exam;
    },
    // An error of the audience refers to it as a whole.
    fieldOf: (name) => (name.startsWith('audience') ? 'departmentIds' : name) as Field,
    send,
  });
}
