/** A URL's host may hold `;` or `'`, which end a source in a policy: those are no hosts of ours. */
const PLAIN = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?$/;

/** The origin of an http(s) address, as it may be in a policy; null for any other text. */
export function plainOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return PLAIN.test(origin) ? origin : null;
}
