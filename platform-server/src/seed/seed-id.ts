import { createHash } from 'node:crypto';

/** A stable id derived from a name, the same on every machine, so that tests and documents can rely on it. */
export function seedId(name: string): string {
  const hex = createHash('sha1').update(`edu-demo:${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(18, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
