import type { CourseOrder, OrderInput } from '@edu/shared-utility';
import { useRecordForm } from '@edu/shared-utility/admin';
import type { Choice } from '../../../common/choices';
import type { ChosenCourse } from '../../../common/courses/course-select.view';
import { fenOf } from '../../../common/money';
import { data } from '../../../common/page-data';
import { daysOf } from '../../../common/sales/days-field.view';
import { phrases } from '../phrases';

/** The values as typed, by the call's parameter names. */
export interface OrderValues {
  readonly courseId: ChosenCourse | null;
  readonly userIds: readonly Choice[];
  readonly amount: string;
  readonly days: string;
  readonly receipt: string;
  readonly note: string;
  readonly paid: boolean;
}

const blank: OrderValues = {
  ...{ courseId: null, userIds: [], amount: '', days: '' },
  ...{ receipt: '', note: '', paid: false },
};

/** Converts validated values to the call's input. */
const inputOf = ({ courseId, userIds, amount, days, ...rest }: OrderValues): OrderInput => ({
  courseId: courseId?.id ?? '',
  userIds: userIds.map(({ value }) => value),
  amount: fenOf(amount) ?? 0,
  days: daysOf(days) ?? null,
  receipt: rest.receipt.trim(),
  note: rest.note.trim(),
  paid: rest.paid,
});

/**
 * The state of the form for new orders.
 *
 * @param reload reads the list again
 */
export function useOrderForm(reload: () => void) {
  const [save] = data.useCourseOrderSaveMutation();
  return useRecordForm<CourseOrder, OrderValues, OrderInput>({
    valuesOf: () => blank,
    inputOf,
    add: (input) => save(input),
    done: () => phrases.t('added'),
    reload,
    conflictField: 'userIds',
    draft: { name: 'saas.order', idOf: ({ id }) => id },
  });
}
