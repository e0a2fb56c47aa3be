import { keyOf, properties, textOf } from './syntax-tree';

/** How a module is written: for the page's SystemJS, or as browsers import it themselves. */
export type ModuleFormat = 'system' | 'es';

/** What a module says of itself, read without running it. */
export interface ModuleFacts {
  readonly format: ModuleFormat;
  /** Names and addresses that it imports. */
  readonly imports: readonly string[];
  /** Names that it exports, as far as they are there literally. */
  readonly exports: ReadonlySet<string>;
  /** False when it passes on exports that cannot be read (`export *`). */
  readonly complete: boolean;
  /** Literal text exports, such as `version`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Its `requires`: name → range; null when it states none that can be read. */
  readonly requires: Readonly<Record<string, string>> | null;
  /** Names that an ES module takes of each module that it imports: a missing one is an error as it is linked. */
  readonly takes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Scripts that an ES module names literally: what it imports or passes on, and `import('./later.js')`. */
  readonly scripts: readonly string[];
}

/** Literal texts and ranges among what a module exports; `resolve` follows a name to its value. */
export function readValues(
  exports: ReadonlyMap<string, unknown>,
  resolve: (node: unknown) => unknown,
): Pick<ModuleFacts, 'texts' | 'requires'> {
  const texts = new Map<string, string>();
  for (const [name, node] of exports) {
    const text = textOf(resolve(node));
    if (text !== null) texts.set(name, text);
  }
  const ranges = properties(resolve(exports.get('requires'))).flatMap((property) => {
    const range = textOf(resolve(property.value));
    const key = keyOf(property);
    return key !== null && range !== null ? [[key, range] as const] : [];
  });
  return { texts, requires: ranges.length > 0 ? Object.fromEntries(ranges) : null };
}
