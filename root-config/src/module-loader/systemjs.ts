type Namespace = System.Module;

/** What SystemJS has beyond its typings (6.15). */
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
  /** Ours, from boot: the browser's own `import()`. */
  importNative(url: string): Promise<Namespace>;
  /** Ours: what the bridges of ES modules ask. */
  shared?(name: string): Promise<Namespace>;
}

export const systemJs = (): SystemJs => System as unknown as SystemJs;

/** What a System module registers of itself. */
export type Registration = [deps: string[], declare: Declare, ...rest: unknown[]];
type Declare = (
  publish: unknown,
  context: unknown,
) => { execute?: () => unknown; setters?: readonly unknown[] };

/** The same registration, its body run by `evaluate`. SystemJS counts the parameters of `declare`. */
export function evaluatedBy(
  evaluate: (run: () => unknown) => unknown,
  registration: Registration | undefined,
): Registration | undefined {
  if (!registration) return registration;
  const [deps, declare, ...rest] = registration;
  const declared: Declare = (publish, context) => {
    const body = declare(publish, context);
    const { execute } = body;
    return execute ? { ...body, execute: () => evaluate(() => execute()) } : body;
  };
  return [deps, declared, ...rest];
}

/** What an address registers that represents another one. */
export const sameAs = (address: string): Registration => [
  [address],
  (publish: unknown) => ({ setters: [publish] }),
];

/**
 * SystemJS leaves the link promise of a failed dependency unhandled: asked for here, its rejection is handled.
 * It keeps its records under its one symbol, each with that promise as `L`.
 */
export function handleLink(url: string): void {
  const loader = systemJs();
  const [registry] = Object.getOwnPropertySymbols(loader);
  const records = registry && Reflect.get(loader, registry);
  const link: unknown = records?.[url]?.L;
  if (link instanceof Promise) link.catch(() => {});
}
