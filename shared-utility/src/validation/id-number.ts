const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';

/** Check character of the first 17 digits (GB 11643-1999, ISO 7064 MOD 11-2). */
export function idCheckCharacter(first17: string): string {
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(first17[i]), 0);
  return CHECK_CHARACTERS.charAt(sum % 11);
}

function isRealDate(digits: string): boolean {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)].map(
    Number,
  );
  if (year === undefined || month === undefined || day === undefined || year < 1800) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getTime() <= Date.now()
  );
}

/** 18-digit identity number: region, a real past date of birth, checksum; a small x counts as X. */
export function isIdNumber(value: string): boolean {
  const id = value.toUpperCase();
  if (!/^[1-9]\d{16}[\dX]$/.test(id)) return false;
  return isRealDate(id.slice(6, 14)) && idCheckCharacter(id.slice(0, 17)) === id[17];
}
