type Lifecycle = (props: Record<string, unknown>) => unknown;

/** The lifecycles that a module exports; each may be one function or several in order. */
export interface Lifecycles {
  bootstrap?: Lifecycle | readonly Lifecycle[];
  mount: Lifecycle | readonly Lifecycle[];
  unmount: Lifecycle | readonly Lifecycle[];
  /** Timeouts that the app declares, in milliseconds; ours are the upper bound. */
  timeouts?: Partial<Record<'bootstrap' | 'mount' | 'unmount', { millis?: number }>>;
}

/** A module that loaded but cannot be mounted. */
export class LifecyclesError extends Error {
  constructor(
    readonly problem: 'not-a-module' | 'missing-lifecycle',
    readonly missing: readonly string[],
  ) {
    super(
      problem === 'not-a-module'
        ? 'the address answered with a script that is no module: it registers and exports nothing'
        : `the module exports no ${missing.join(', ')}`,
    );
    this.name = 'LifecyclesError';
  }
}

const isLifecycle = (value: unknown): boolean =>
  typeof value === 'function' ||
  (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'function'));

/** Validates an imported namespace; throws a LifecyclesError that names what is missing. */
export function readLifecycles(namespace: unknown): Lifecycles {
  const exports = (namespace ?? {}) as Record<string, unknown>;
  const exported = Object.keys(exports);
  if (exported.length === 0 || '__useDefault' in exports)
    throw new LifecyclesError('not-a-module', []);
  const missing = ['mount', 'unmount'].filter((name) => !isLifecycle(exports[name]));
  if ('bootstrap' in exports && !isLifecycle(exports.bootstrap)) missing.unshift('bootstrap');
  if (missing.length > 0) throw new LifecyclesError('missing-lifecycle', missing);
  return exports as unknown as Lifecycles;
}

/** Calls a lifecycle; a synchronous throw becomes a rejection. */
export async function invoke(
  lifecycle: Lifecycle | readonly Lifecycle[] | undefined,
  props: Record<string, unknown>,
): Promise<void> {
  const functions =
    lifecycle === undefined ? [] : Array.isArray(lifecycle) ? lifecycle : [lifecycle];
  for (const item of functions as readonly Lifecycle[]) await item(props);
}

/**
 * Milliseconds for a lifecycle: an app may declare a shorter time than ours, down to a second, never a longer one.
 */
export function allowedTime(
  lifecycles: Lifecycles,
  phase: 'bootstrap' | 'mount' | 'unmount',
  limit: number,
): number {
  const ownTimeout = lifecycles.timeouts?.[phase]?.millis;
  if (typeof ownTimeout !== 'number' || !Number.isFinite(ownTimeout)) return limit;
  return Math.min(limit, Math.max(ownTimeout, 1_000));
}
