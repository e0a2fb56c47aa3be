/** Whether the digests that a map states for a file say something else than the one of its bytes, as far as they can be compared. */
export function differsFrom(stated: string, integrity: string | null): boolean {
  const comparable = stated.split(/\s+/).filter((part) => part.startsWith('sha384-'));
  return comparable.length > 0 && integrity !== null && !comparable.includes(integrity);
}

/** Completes "<address>: …". */
export const otherBytes = 'its bytes are not those whose integrity the map states';
