/** True for the list of a build's digests, by which the map represents what an application fetches on demand. */
export const isDigestList = (file: string): boolean => /\/integrity-[0-9a-f]{8}\.json$/.test(file);
