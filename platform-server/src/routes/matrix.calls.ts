import { contract, type EndpointData } from '@edu/shared-utility/contract';
import { teachingCalls, teachingResources } from './unimplemented';

const teaching: readonly string[] = teachingResources;
/** Every call of the contract with its name. */
export const calls = Object.entries(contract).flatMap(([resource, all]) =>
  Object.entries<EndpointData>(all).map(
    ([name, endpoint]) => [`${resource}.${name}`, endpoint] as const,
  ),
);
/** Those that the server answers today. */
export const served = calls.filter(
  ([name]) => !teaching.includes(name.split('.')[0] ?? '') && !teachingCalls.includes(name),
);
export const endpointOf = new Map<string, EndpointData>(served);
