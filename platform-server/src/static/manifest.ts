import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** What the build says of one file. */
const file = z.object({ file: z.string(), integrity: z.string() });

/** A script that is in the page itself; the policy names its digest, as `sha256-…`. */
const inline = z.object({ text: z.string(), digest: z.string() });

/** `dist/manifest.json`: stable module address → hashed file, its imports and its chunks. */
const manifest = z.object({
  modules: z.record(
    z.string(),
    file.extend({
      imports: z.array(z.string()).default([]),
      chunks: z.array(file).default([]),
      dynamic: z.array(file).default([]),
      /** Digests of all its files. */
      list: file.optional(),
      bytes: z.object({ br: z.number() }).optional(),
    }),
  ),
  boot: file.optional(),
  systemjs: file.optional(),
  firstPaint: inline.optional(),
  /** The browsers' own import map, in the page itself: shared modules by their bridges. */
  nativeMap: inline.optional(),
  /** What ES modules may import of each shared module. */
  bridges: z.record(z.string(), z.object({ names: z.array(z.string()) })).optional(),
});

export type Manifest = z.output<typeof manifest>;
export type BuiltFile = z.output<typeof file>;

/** What the map states a digest of: of what comes on demand its list, where the build wrote one. */
export const statedFiles = (module: Manifest['modules'][string]): BuiltFile[] => [
  module,
  ...module.chunks,
  ...(module.list ? [module.list] : module.dynamic),
];

export const emptyManifest: Manifest = { modules: {} };

/** Throws when the text is not a build manifest. */
export const parseManifest = (text: string): Manifest => manifest.parse(JSON.parse(text));

/** What the last build says; empty where nothing was built. */
export async function readManifest(path: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return emptyManifest;
  }
  return parseManifest(text);
}
