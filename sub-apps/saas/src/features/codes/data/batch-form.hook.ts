import { type BatchInput, type CodeBatch, context, emit, unspaced } from '@edu/shared-utility';
import { useRecordForm } from '@edu/shared-utility/admin';
import { useRef } from 'react';
import type { ChosenCourse } from '../../../common/courses/course-select.view';
import { endOfDay, lastDayBefore } from '../../../common/days';
import { fenOf, yuanOf } from '../../../common/money';
import { data } from '../../../common/page-data';
import { daysOf } from '../../../common/sales/days-field.view';
import { phrases } from '../phrases';

/** As they are typed, by the names that the call gives them. */
export interface BatchValues {
  readonly courseId: ChosenCourse | null;
  readonly name: string;
  readonly count: string;
  readonly price: string;
  readonly days: string;
  /** The last day, `2026-11-23`; empty for no end. */
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

/** Of what the rules of the fields have let through. */
const inputOf = ({ courseId, name, count, price, days, validUntil }: BatchValues): BatchInput => ({
  courseId: courseId?.id ?? '',
  name: name.trim(),
  count: countOf(count),
  price: fenOf(price) ?? 0,
  days: daysOf(days) ?? null,
  validUntil: endOfDay(validUntil, context.get('timezone'))?.toISOString() ?? null,
});

/**
 * The form of a batch: all of a new one, name and end of one that is there.
 *
 * @param reload shows the list as it is now
 * @param isShown whether the list has such a batch
 */
export function useBatchForm(reload: () => void, isShown: (id: string) => boolean) {
  // the server gives the batch that is there to who asks for the same within minutes
  const wasThere = useRef(false);
  const [make] = data.useRedemptionMakeBatchMutation();
  const [change] = data.useRedemptionChangeBatchMutation();
  return useRecordForm({
    valuesOf,
    inputOf,
    add: async (input: BatchInput) => {
      const answer = await make(input);
      // the header shows how far the work is
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
