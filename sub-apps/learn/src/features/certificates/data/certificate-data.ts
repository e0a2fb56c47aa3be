import { data as first } from '../../../common/data';

const reads = ['certificate.findMine'] as const;

/** The calls of the certificates page, which shows failures itself. */
export const data = first.with({ reads, withoutToast: reads });
