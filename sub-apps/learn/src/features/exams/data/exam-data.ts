import { data as first } from '../../../common/data';

const reads = ['sitting.findMine', 'sitting.findExam', 'sitting.review'] as const;

/** Further calls of the exam pages, which show failures themselves. */
export const data = first.with({ reads, withoutToast: reads });
