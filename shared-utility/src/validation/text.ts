/** Length as a person counts: Unicode code points (design §3, "Lengths"). */
export function codePointLength(value: string): number {
  let length = 0;
  for (const _ of value) length += 1;
  return length;
}

/** Mainland mobile number: 11 digits, second one 3 to 9 (design §3). */
export const isMobile = (value: string): boolean => /^1[3-9]\d{9}$/.test(value);

/** Basic pattern of an address: one @, a dot in the domain, no spaces, at most 254 characters. */
export const isEmail = (value: string): boolean =>
  value.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

/** Area code (3 or 4 digits, with or without a hyphen), 7 or 8 digits, optional extension. */
export const isLandline = (value: string): boolean =>
  /^0\d{2,3}-?[2-9]\d{6,7}(-\d{1,6})?$/.test(value);

export const isAuthCode = (value: string): boolean => /^\d{6}$/.test(value);
