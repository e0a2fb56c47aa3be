import { context } from '@edu/shared-utility';

/** Who most likely logs in: whoever comes from another page, else whoever asked to be remembered. */
export const suggestedAccount = (): string | null =>
  context.get('arrivingAccount') ??
  context.get('returningAccount') ??
  context.get('rememberedAccount');
