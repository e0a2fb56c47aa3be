import { maskIdNumber, maskPhone } from '@edu/shared-utility/contract';

/** How a row of a student leaves the server: whole numbers are told one by one, on demand. */
export const maskedStudent = <
  T extends { readonly phone: string; readonly idNumber: string | null },
>(
  row: T,
): T => ({
  ...row,
  phone: maskPhone(row.phone),
  idNumber: row.idNumber === null ? null : maskIdNumber(row.idNumber),
});
