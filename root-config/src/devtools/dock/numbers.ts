/** `0.8 kB`, `1.2 MB`: a thousand bytes are one kilobyte, as in the browsers' own tools. */
export function bytes(count: number): string {
  if (count >= 1_000_000) return `${(count / 1_000_000).toFixed(1)} MB`;
  return `${(count / 1_000).toFixed(count < 100_000 ? 1 : 0)} kB`;
}

export function milliseconds(count: number): string {
  // 1.2 s rather than 1.20 s
  return count >= 1_000 ? `${Number((count / 1_000).toFixed(2))} s` : `${Math.round(count)} ms`;
}
