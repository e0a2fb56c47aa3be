import type { Certificate, CertificateFilter } from '@edu/shared-utility';
import { listQuery } from '@edu/shared-utility/admin';
import { momentsOf } from '../../../common/day-span';

export const certificateStates = [
  'valid',
  'expired',
  'revoked',
] as const satisfies readonly Certificate['status'][];

/** The list's query in the URL, with dates. */
export const certificateQuery = listQuery({
  filters: {
    keyword: 'text',
    status: certificateStates,
    templateId: 'text',
    branchId: 'text',
    from: 'text',
    to: 'text',
  },
  sort: ['issuedAt', 'certificateNo', 'expiresAt'],
  names: { templateId: 'template', branchId: 'branch' },
});

/** Converts dates to the start of the first and the end of the last day in the user's time zone. */
export function withMoments<P extends CertificateFilter>({ from, to, ...rest }: P, zone: string) {
  const { start, end } = momentsOf({ from, to }, zone);
  return { ...rest, ...(start && { from: start }), ...(end && { to: end }) };
}
