import { maskAccount } from '@edu/shared-utility/contract';

/** `139****0001`, `c****@example.com`, as pages show them: enough for the owner to recognise it. */
export const masked = (address: string | null): string | null =>
  address === null ? null : maskAccount(address);
