type Namespace = System.Module;

/** Members of SystemJS that its typings lack (6.15). */
export interface SystemJs {
  import(id: string): Promise<Namespace>;
  resolve(id: string): string;
  get(url: string): Namespace | null | undefined;
  has(url: string): boolean;
  delete(url: string): unknown;
  getImportMap(): System.ImportMap;
  addImportMap(map: System.ImportMap, base?: string): void;
  prepareImport(): Promise<void>;
  onload(error: unknown, url: string, needs?: readonly string[], isSource?: boolean): void;
  instantiate(url: string, parent?: string, meta?: unknown): unknown;
  /** Added by boot: the browser's own `import()`. */
  importNative(url: string): Promise<Namespace>;
  /** Added by us: called by the bridges of ES modules. */
  shared?(name: string): Promise<Namespace>;
}

export const systemJs = (): SystemJs => System as unknown as SystemJs;

/** Cached, since SystemJS copies its whole map at each call, which took 6 ms of a first page. */
let digests: Record<string, string> | null = null;

/** The digests that the map states, by address. */
export const statedDigests = (): Readonly<Record<string, string>> => {
  digests ??= systemJs().getImportMap().integrity ?? {};
  return digests;
};

/** Adds to the page's import map; relative addresses are those of `base`. */
export function addToMap(map: System.ImportMap, base?: string): void {
  digests = null;
  systemJs().addImportMap(map, base);
}

/** Checks a retried address against the digest of the plain one, since the file may have been replaced meanwhile. */
export function repeatDigest(plain: string, address: string): void {
  const digest = statedDigests()[plain];
  if (digest) addToMap({ integrity: { [address]: digest } });
}

/** The registration of a System module. */
export type Registration = [deps: string[], declare: Declare, ...rest: unknown[]];
type Declare = (
  publish: unknown,
  context: unknown,
) => { execute?: () => unknown; setters?: readonly unknown[] };

/** The same registration with its body run by `evaluate`. SystemJS counts the parameters of `declare`. */
export function evaluatedBy(
  evaluate: (run: () => unknown) => unknown,
  registration: Registration | undefined,
): Registration | undefined {
  if (!registration) return registration;
  const [deps, declare, ...rest] = registration;
  const declareModule: Declare = (publish, context) => {
    const body = declare(publish, context);
    const { execute } = body;
    return execute ? { ...body, execute: () => evaluate(() => execute()) } : body;
  };
  return [deps, declareModule, ...rest];
}

/** A registration that re-exports another address. */
export const sameAs = (address: string): Registration => [
  [address],
  (publish: unknown) => ({ setters: [publish] }),
];

/**
 * Handles the rejection of a failed dependency's link promise, which SystemJS leaves unhandled. SystemJS stores its
 * records under its only symbol, each with that promise as `L`.
 */
export function handleLink(url: string): void {
  const loader = systemJs();
  const [registry] = Object.getOwnPropertySymbols(loader);
  const records = registry && Reflect.get(loader, registry);
  const link: unknown = records?.[url]?.L;
  if (link instanceof Promise) link.catch(() => {});
}
