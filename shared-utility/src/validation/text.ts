/** Length in Unicode code points, which is how people count (architecture §3, "Lengths"). */
export function codePointLength(value: string): number {
  let length = 0;
  for (const _ of value) length += 1;
  return length;
}

/** Area code (3 or 4 digits, with or without a hyphen), 7 or 8 digits, optional extension. */
export const isLandline = (value: string): boolean =>
  /^0\d{2,3}-?[2-9]\d{6,7}(-\d{1,6})?$/.test(value);
