const numbered = /[/@v-](\d+\.\d+\.\d+(?:-[\w.]+)?)(?=\/|\.m?js|$)/;
const hashed = /-([0-9a-f]{8,})\.m?js$/;

/** What an address says of the version that lies there: its number, else the digest in the file's name. */
export function versionOfAddress(address: string): string | null {
  const path = address.replace(/[?#].*$/, '');
  const number = numbered.exec(path)?.[1];
  if (number) return number;
  const hash = hashed.exec(path)?.[1];
  return hash ? `#${hash.slice(0, 8)}` : null;
}
