import { contract, type EndpointData } from '@edu/shared-utility/contract';
import { isUnimplemented } from './unimplemented';

/** Every call of the contract with its name. */
export const calls = Object.entries(contract).flatMap(([resource, all]) =>
  Object.entries<EndpointData>(all).map(
    ([name, endpoint]) => [`${resource}.${name}`, endpoint] as const,
  ),
);
/** Those that the server answers today. */
export const served = calls.filter(([name]) => !isUnimplemented(name));
export const endpointOf = new Map<string, EndpointData>(served);
