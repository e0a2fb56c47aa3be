/** Addresses of one host, which is written once. */
export const shortList = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((address) => new URL(address).pathname)].join(' · ');
