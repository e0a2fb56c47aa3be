import { type BatchInput, type CodeBatch, context, emit, unspaced } from '@edu/shared-utility';
import { useRecordForm } from '@edu/shared-utility/admin';
import { useRef } from 'react';
import type { ChosenCourse } from '../../../common/courses/course-select.view';
import { endOfDay, lastDayBefore } from '../../../common/days';
import { fenOf, yuanOf } from '../../../common/money';
import { data } from '../../../common/page-data';
import { daysOf } from '../../../common/sales/days-field.view';
import { phrases } from '../phrases';

/** The values as typed, by the call's parameter names. */
export interface BatchValues {
  readonly courseId: ChosenCourse | null;
  readonly name: string;
  readonly count: string;
  readonly price: string;
  readonly days: string;
  /** The last day of validity, `2026-11-23`; empty for no end. */
  readonly validUntil: string;
}

const blank: BatchValues = {
  ...{ courseId: null, name: '', count: '', price: '' },
  ...{ days: '', validUntil: '' },
};

function valuesOf(row: CodeBatch | null): BatchValues {
  if (row === null) return blank;
  const { courseId, courseTitle, name, count, price, days, validUntil } = row;
  return {
    courseId: { id: courseId, title: courseTitle, price },
    name,
    count: String(count),
    price: yuanOf(price),
    days: days === null ? '' : String(days),
    validUntil: validUntil === null ? '' : lastDayBefore(validUntil, context.get('timezone')),
  };
}

export const countOf = (text: string): number => Number(unspaced(text));

/** Converts validated values to the call's input. */
const inputOf = ({ courseId, name, count, price, days, validUntil }: BatchValues): BatchInput => ({
  courseId: courseId?.id ?? '',
  name: name.trim(),
  count: countOf(count),
  price: fenOf(price) ?? 0,
  days: daysOf(days) ?? null,
  validUntil: endOfDay(validUntil, context.get('timezone'))?.toISOString() ?? null,
});

/**
 * The state of a batch's form: all fields of a new one, name and end of an existing one.
 *
 * @param reload reads the list again
 * @param isShown whether the list shows the batch
 */
export function useBatchForm(reload: () => void, isShown: (id: string) => boolean) {
  // The server returns the existing batch if the same one is requested again within minutes.
  const wasThere = useRef(false);
  const [make] = data.useRedemptionMakeBatchMutation();
  const [change] = data.useRedemptionChangeBatchMutation();
  return useRecordForm({
    valuesOf,
    inputOf,
    add: async (input: BatchInput) => {
      const answer = await make(input);
      // Updates the header, which shows the job's progress.
      if (!answer.error) emit('inbox:changed', null);
      wasThere.current = answer.data !== undefined && isShown(answer.data.id);
      return answer;
    },
    change: ({ id, version }: CodeBatch, { name, validUntil }) =>
      change({
        ...{ id, version },
        ...(name !== undefined && { name }),
        ...(validUntil !== undefined && { validUntil }),
      }),
    done: (isNew) => {
      const added = wasThere.current ? 'thereAlready' : 'added';
      return phrases.t(isNew ? added : 'saved');
    },
    reload,
    draft: { name: 'saas.codes', idOf: ({ id }) => id },
  });
}
