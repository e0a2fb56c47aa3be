import { context } from '@edu/shared-utility';

/** Who most likely logs in: the person who comes from another page, else the person who asked to be remembered. */
export const suggestedAccount = (): string | null =>
  context.get('arrivingAccount') ??
  context.get('returningAccount') ??
  context.get('rememberedAccount');
