import { type None, read } from '../endpoint';

/** The payment provider, and whether people can pay online. */
export interface PaymentProvider {
  name: 'none' | 'wechatpay' | 'alipay';
  isConfigured: boolean;
  /** Why it cannot be used: none is chosen, settings are missing, or this build has no client; null if it can. */
  problem: 'unset' | 'settings' | 'noClient' | null;
  /** Names of missing settings; empty for people who may not see them. */
  missing: string[];
}

/** Payment by a provider; ours. The orders themselves are `courseOrder`. */
export const payment = {
  provider: read<None, PaymentProvider>()('/platform/v1/payment/provider', {
    ours: true,
    returns: 'object',
  }),
} as const;
