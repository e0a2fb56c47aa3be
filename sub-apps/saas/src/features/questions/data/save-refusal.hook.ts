import type { Question } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { useMemo, useState } from 'react';
import { type QuestionValues, stillFaulty } from './question-values';

interface Refusal {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly present: Question | null;
  /** The values to which the errors refer. */
  readonly values: QuestionValues | null;
}

const noRefusal: Refusal = { fields: {}, message: null, present: null, values: null };

const presentOf = (errorData: unknown): Question | null =>
  errorData instanceof Object && 'present' in errorData ? (errorData.present as Question) : null;

/** The errors of the last save; those of fields are shown until their values change. */
export function useSaveRefusal(values: QuestionValues) {
  const [refusal, setRefusal] = useState(noRefusal);
  const showRefusal = (error: unknown): void => {
    const { fields, message, data: errorData } = failureOf(error);
    const current = presentOf(errorData);
    const isNamed = Object.keys(fields).length > 0;
    setRefusal({
      fields,
      message: isNamed || current ? null : message,
      present: current,
      values,
    });
  };
  const { values: refusedValues } = refusal;
  const faults = useMemo(
    () => (refusedValues ? stillFaulty(refusal.fields, refusedValues, values) : refusal.fields),
    [refusal, refusedValues, values],
  );
  return {
    refusal,
    faults,
    showRefusal,
    clearRefusal: () => setRefusal(noRefusal),
  };
}
