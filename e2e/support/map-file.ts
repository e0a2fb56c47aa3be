import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface ImportMap {
  imports: Record<string, string>;
  scopes?: Record<string, Record<string, string>>;
}

/** A copy of importmap.json that a spec may edit; the product gets it by `IMPORT_MAP`. */
export function mapFile() {
  const folder = mkdtempSync(join(tmpdir(), 'edu-map-'));
  const file = join(folder, 'importmap.json');
  copyFileSync('importmap.json', file);
  const read = (): ImportMap => JSON.parse(readFileSync(file, 'utf8'));
  return {
    file,
    read,
    /** Written beside it and put in place at once, as careful tools do. */
    edit(change: (map: ImportMap) => void) {
      const map = read();
      change(map);
      writeFileSync(`${file}.new`, JSON.stringify(map, null, 2));
      renameSync(`${file}.new`, file);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
