const numbered = /[/@v-](\d+\.\d+\.\d+(?:-[\w.]+)?)(?=\/|\.m?js|$)/;
const hashed = /-([0-9a-f]{8,})\.m?js$/;

/** The version in an address: its number, else the digest in the file's name; null without either. */
export function versionOfAddress(address: string): string | null {
  const path = address.replace(/[?#].*$/, '');
  const number = numbered.exec(path)?.[1];
  if (number) return number;
  const hash = hashed.exec(path)?.[1];
  return hash ? `#${hash.slice(0, 8)}` : null;
}
