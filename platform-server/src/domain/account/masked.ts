import { maskAccount } from '@edu/shared-utility/contract';

/** `139****0001`, `c****@example.com`, as pages write them: enough for its owner to know it. */
export const masked = (address: string | null): string | null =>
  address === null ? null : maskAccount(address);
