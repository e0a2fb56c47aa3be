import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** One built file. */
const file = z.object({ file: z.string(), integrity: z.string() });

/** An inline script of the page; the policy contains its digest, as `sha256-…`. */
const inline = z.object({ text: z.string(), digest: z.string() });

/** `dist/manifest.json`: stable module address → hashed file, imports and chunks. */
const manifest = z.object({
  modules: z.record(
    z.string(),
    file.extend({
      imports: z.array(z.string()).default([]),
      chunks: z.array(file).default([]),
      dynamic: z.array(file).default([]),
      /** File with the digests of all its files. */
      list: file.optional(),
      bytes: z.object({ br: z.number() }).optional(),
    }),
  ),
  boot: file.optional(),
  systemjs: file.optional(),
  firstPaint: inline.optional(),
  /** The browsers' native import map, inline in the page: shared modules by their bridges. */
  nativeMap: inline.optional(),
  /** Names that ES modules may import from each shared module. */
  bridges: z.record(z.string(), z.object({ names: z.array(z.string()) })).optional(),
});

export type Manifest = z.output<typeof manifest>;
export type BuiltFile = z.output<typeof file>;

/** Files whose digest the map contains: for chunks loaded on demand it is their list, where the build wrote one. */
export const statedFiles = (module: Manifest['modules'][string]): BuiltFile[] => [
  module,
  ...module.chunks,
  ...(module.list ? [module.list] : module.dynamic),
];

export const emptyManifest: Manifest = { modules: {} };

/** Throws when the text is not a build manifest. */
export const parseManifest = (text: string): Manifest => manifest.parse(JSON.parse(text));

/** Reads the last build's manifest; empty if there is none. */
export async function readManifest(path: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return emptyManifest;
  }
  return parseManifest(text);
}
