/**
 * Address of the server's event stream about its map: the `Link` of relation `monitor` (RFC 5989) in the map's
 * response. A plain file server sends none.
 *
 * @param link the header; null without one
 * @param map address that the map was read from
 */
export function newsAddress(link: string | null | undefined, map: string): string | null {
  const [, target] = /<([^>]*)>\s*;[^,]*\brel="?monitor\b/i.exec(link ?? '') ?? [];
  const page = window.location.href;
  if (!target || !URL.canParse(map, page)) return null;
  const base = new URL(map, page);
  if (!URL.canParse(target, base.href)) return null;
  const { origin, href } = new URL(target, base.href);
  // Only the map's own origin may name the address of its event stream.
  return origin === base.origin ? href : null;
}
