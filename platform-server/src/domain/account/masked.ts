/** `139****0001`, `c***@example.com`: enough for its owner to know it. */
export function masked(address: string | null): string | null {
  if (address === null) return null;
  const at = address.lastIndexOf('@');
  if (at < 0) return address.replace(/^(\d{3})\d{4}/, '$1****');
  return `${address.slice(0, 1)}***${address.slice(at)}`;
}
