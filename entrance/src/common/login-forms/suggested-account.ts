import { context } from '@edu/shared-utility';

/** The account to fill in: that of the former page, else the remembered one. */
export const suggestedAccount = (): string | null =>
  context.get('arrivingAccount') ??
  context.get('returningAccount') ??
  context.get('rememberedAccount');
