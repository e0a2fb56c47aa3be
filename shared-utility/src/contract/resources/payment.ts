import { type None, read } from '../endpoint';

/** Whether people can pay by themselves; a provider's name and what it needs. */
export interface PaymentProvider {
  name: 'none' | 'wechatpay' | 'alipay';
  isConfigured: boolean;
  /** Why not: none is chosen, settings lack, or this build brings no client for it; null where it is. */
  problem: 'unset' | 'settings' | 'noClient' | null;
  /** Names of the settings to fill; empty when all are there, and for who may not know. */
  missing: string[];
}

/** Payment by a provider; ours. The orders themselves are `courseOrder`. */
export const payment = {
  provider: read<None, PaymentProvider>()('/platform/v1/payment/provider', {
    ours: true,
    returns: 'object',
  }),
} as const;
