import { data as first } from '../../../common/data';

const reads = ['sitting.findMine', 'sitting.findExam', 'sitting.review'] as const;

/** What the pages of exams read besides; each shows a failure in its place. */
export const data = first.with({ reads, quiet: reads });
