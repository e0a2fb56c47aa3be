import { unzipSync } from 'fflate';
import type { PhraseKey } from '../../../phrases';

/** Largest upload in bytes. */
export const MAX_PACKAGE = 32 * 1024 * 1024;
/** Limits of the unpacked package: bytes of all files, bytes of all XML, number of files. */
const [UNPACKED, XML, FILES] = [200_000_000, 60_000_000, 12_000];

/** Why a package is refused as a whole. */
export class PackageError extends Error {
  constructor(
    readonly phrase: PhraseKey,
    readonly file = '',
  ) {
    super(phrase);
  }
}

/** Whether a file name stays within the folder into which the package is unpacked. */
const isInside = (name: string): boolean =>
  !/^[/\\]|^[a-z]:|\\|\p{Cc}/iu.test(name) && !name.split('/').includes('..');

/** The files in a package with their sizes, read from its directory and checked before anything is unpacked. */
export function listPackage(bytes: Uint8Array): Map<string, number> {
  const sizes = new Map<string, number>();
  let [files, all, xml] = [0, 0, 0];
  read(bytes, ({ name, originalSize }) => {
    all += originalSize;
    if (/\.xml$/i.test(name)) xml += originalSize;
    files += 1;
    if (files > FILES || all > UNPACKED || xml > XML) throw new PackageError('qti.bomb');
    if (!isInside(name)) throw new PackageError('qti.outside', name);
    if (!name.endsWith('/')) sizes.set(name, originalSize);
    return false;
  });
  return sizes;
}

type Filter = NonNullable<NonNullable<Parameters<typeof unzipSync>[1]>['filter']>;

function read(bytes: Uint8Array, filter: Filter): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof PackageError ? error : new PackageError('qti.noZip');
  }
}

/** Unpacks some files of a checked package; a file larger than its directory entry says is truncated. */
export const unpack = (
  bytes: Uint8Array,
  isIncluded: (name: string) => boolean,
): Record<string, Uint8Array> => read(bytes, ({ name }) => isIncluded(name));
