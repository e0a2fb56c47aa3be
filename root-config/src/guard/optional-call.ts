export type OptionalCall = (params: Record<string, unknown>) => Promise<unknown>;

/** A call that the contract may not have yet; null where it does not. */
export function optionalCall(api: object, resource: string, name: string): OptionalCall | null {
  const calls: unknown = Reflect.get(api, resource);
  if (typeof calls !== 'object' || calls === null) return null;
  const call: unknown = Reflect.get(calls, name);
  return typeof call === 'function' ? (call as OptionalCall) : null;
}
