/** Addresses of one host, with the host written only once. */
export const shortList = ([first = '', ...others]: readonly string[]): string =>
  [
    first,
    ...others.map((address) => {
      const { origin, pathname } = new URL(address);
      return first.startsWith(`${origin}/`) ? pathname : address;
    }),
  ].join(' · ');
