import { contract, type EndpointData } from '@edu/shared-utility/contract';

/** Every call of the contract with its name. */
export const calls = Object.entries(contract).flatMap(([resource, all]) =>
  Object.entries<EndpointData>(all).map(
    ([name, endpoint]) => [`${resource}.${name}`, endpoint] as const,
  ),
);
export const endpointOf = new Map<string, EndpointData>(calls);
