import { faultOfName } from './module-names';

/** A change that cannot be made; the message is a whole sentence. */
export class MapRefusal extends Error {
  override readonly name = 'MapRefusal';
  constructor(
    message: string,
    /**
     * `conflict`: changed by somebody else meanwhile. `forbidden`: not allowed for this person. `same`: already in
     * that state.
     */
    readonly kind: 'invalid' | 'conflict' | 'forbidden' | 'missing' | 'same' = 'invalid',
    /** Problems found by the preflight, one sentence each. */
    readonly problems: readonly string[] = [],
    /** True if `force` overrides the problems. */
    readonly canForce = false,
  ) {
    super(message);
  }
}

/** Throws MapRefusal for a name that is not allowed in a map. */
export function refuseName(name: string): void {
  const fault = faultOfName(name);
  if (fault !== null) throw new MapRefusal(`The name "${name}" ${fault}.`);
}
