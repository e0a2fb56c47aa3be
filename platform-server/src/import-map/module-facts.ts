import { keyOf, properties, textOf } from './syntax-tree';

/** Format of a module: SystemJS, or an ES module that browsers import natively. */
export type ModuleFormat = 'system' | 'es';

/** What a module declares, read without running it. */
export interface ModuleFacts {
  readonly format: ModuleFormat;
  /** Names and addresses that it imports. */
  readonly imports: readonly string[];
  /** Names that it exports, as far as they are literal. */
  readonly exports: ReadonlySet<string>;
  /** False if it re-exports names that cannot be read (`export *`). */
  readonly complete: boolean;
  /** Exported string literals, such as `version`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Its `requires`: name → range; null if there is none that can be read. */
  readonly requires: Readonly<Record<string, string>> | null;
  /** Names that an ES module imports from each module; a missing one is an error when it is linked. */
  readonly importedNames: ReadonlyMap<string, ReadonlySet<string>>;
  /** Scripts that an ES module names literally: imports, re-exports, and `import('./later.js')`. */
  readonly scripts: readonly string[];
}

/** Literal texts and ranges among a module's exports; `resolve` maps a name to its value. */
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
