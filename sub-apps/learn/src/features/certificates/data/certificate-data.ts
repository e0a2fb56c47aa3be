import { data as first } from '../../../common/data';

const reads = ['certificate.findMine'] as const;

/** What the page of certificates reads; it shows a failure in its place. */
export const data = first.with({ reads, quiet: reads });
