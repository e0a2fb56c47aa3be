type Lifecycle = (props: Record<string, unknown>) => unknown;

/** The lifecycles that a module exports; each may be one function or several in order. */
export interface ModuleFace {
  bootstrap?: Lifecycle | readonly Lifecycle[];
  mount: Lifecycle | readonly Lifecycle[];
  unmount: Lifecycle | readonly Lifecycle[];
  /** The app's own wishes in milliseconds; ours are the upper bound. */
  timeouts?: Partial<Record<'bootstrap' | 'mount' | 'unmount', { millis?: number }>>;
}

/** A module that loaded but cannot be mounted. */
export class FaceError extends Error {
  constructor(
    readonly problem: 'not-a-module' | 'missing-lifecycle',
    readonly missing: readonly string[],
  ) {
    super(
      problem === 'not-a-module'
        ? 'the address answered with a script that is not a System module'
        : `the module exports no ${missing.join(', ')}`,
    );
    this.name = 'FaceError';
  }
}

const isLifecycle = (value: unknown): boolean =>
  typeof value === 'function' ||
  (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'function'));

/** Checks what was imported; throws a FaceError that names what is missing. */
export function readFace(namespace: unknown): ModuleFace {
  const face = (namespace ?? {}) as Record<string, unknown>;
  const exported = Object.keys(face);
  if (exported.length === 0 || '__useDefault' in face) throw new FaceError('not-a-module', []);
  const missing = ['mount', 'unmount'].filter((name) => !isLifecycle(face[name]));
  if ('bootstrap' in face && !isLifecycle(face.bootstrap)) missing.unshift('bootstrap');
  if (missing.length > 0) throw new FaceError('missing-lifecycle', missing);
  return face as unknown as ModuleFace;
}

/** Calls a lifecycle; a synchronous throw becomes a rejection like any other. */
export async function invoke(
  lifecycle: Lifecycle | readonly Lifecycle[] | undefined,
  props: Record<string, unknown>,
): Promise<void> {
  const all = lifecycle === undefined ? [] : Array.isArray(lifecycle) ? lifecycle : [lifecycle];
  for (const one of all as readonly Lifecycle[]) await one(props);
}

/** An app may ask for less time than ours, down to a second, never for more. */
export function allowedTime(
  face: ModuleFace,
  phase: 'bootstrap' | 'mount' | 'unmount',
  ours: number,
): number {
  const wish = face.timeouts?.[phase]?.millis;
  if (typeof wish !== 'number' || !Number.isFinite(wish)) return ours;
  return Math.min(ours, Math.max(wish, 1_000));
}
