/** True for a build's list of digests. The map names it, for the chunks that an application loads on demand. */
export const isDigestList = (file: string): boolean => /\/integrity-[0-9a-f]{8}\.json$/.test(file);
