import { listPackage, PackageError, unpack } from './archive';
import { text, xmlProblem } from './item-stimuli';
import { ITEMS, itemOf, type ReadItem } from './package-item';
import { parseXml, XmlError } from './parse-xml';
import { type ListedItem, readManifest } from './read-manifest';

/**
 * Reads the items of a package; the problems of each are reported separately.
 *
 * @throws PackageError if the file is not a package of questions or is unsafe
 */
export function readPackage(bytes: Uint8Array): ReadItem[] {
  const sizes = listPackage(bytes);
  if (!sizes.has('imsmanifest.xml')) throw new PackageError('qti.noManifest');
  const xml = unpack(bytes, (name) => sizes.has(name) && /\.xml$/i.test(name));
  let listed: ListedItem[] | null;
  try {
    listed = readManifest(parseXml(text(xml['imsmanifest.xml'] ?? new Uint8Array())));
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new PackageError(xmlProblem(error), 'imsmanifest.xml');
  }
  if (!listed) throw new PackageError('qti.noManifest');
  if (listed.length === 0) throw new PackageError('qti.noItems');
  if (listed.length > ITEMS) throw new PackageError('qti.tooMany');
  return listed.map((item) => itemOf(item, { sizes, xml }));
}
