/** A URL's host may contain `;` or `'`, which end a source in a policy: such hosts are refused. */
const PLAIN = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?$/;

/** The origin of an http(s) address that is safe in a policy; null for any other text. */
export function originOfAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return PLAIN.test(origin) ? origin : null;
}
