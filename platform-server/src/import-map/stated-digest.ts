/** Whether the digests in a map contradict the digest of a file's bytes, as far as they are comparable. */
export function differsFrom(stated: string, integrity: string | null): boolean {
  const comparable = stated.split(/\s+/).filter((part) => part.startsWith('sha384-'));
  return comparable.length > 0 && integrity !== null && !comparable.includes(integrity);
}

/** Completes "<address>: …". */
export const differentBytesFault = 'its bytes are not those whose integrity the map states';
