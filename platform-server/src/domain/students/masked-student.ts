import { maskIdNumber, maskPhone } from '@edu/shared-utility/contract';

/** A student's row as it is sent: full numbers are returned only on request, one at a time. */
export const maskedStudent = <
  T extends { readonly phone: string; readonly idNumber: string | null },
>(
  row: T,
): T => ({
  ...row,
  phone: maskPhone(row.phone),
  idNumber: row.idNumber === null ? null : maskIdNumber(row.idNumber),
});
