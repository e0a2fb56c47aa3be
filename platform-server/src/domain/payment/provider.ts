import type { PaymentProvider } from '@edu/shared-utility/contract';

/** A payment provider. */
interface ProviderClient {
  /** The settings that it requires. */
  readonly needs: readonly string[];
  /** Returns the address at which an order is paid; null if this build has no client for it. */
  readonly pay:
    | ((order: { readonly id: string; readonly amount: number }) => Promise<string>)
    | null;
}

/** The values allowed for PAYMENT_PROVIDER. */
const providerClients: Readonly<Record<PaymentProvider['name'], ProviderClient>> = {
  none: { needs: ['PAYMENT_PROVIDER'], pay: null },
  wechatpay: {
    needs: [
      'PAYMENT_WECHAT_MERCHANT_ID',
      'PAYMENT_WECHAT_APP_ID',
      'PAYMENT_WECHAT_API_KEY',
      'PAYMENT_WECHAT_PRIVATE_KEY',
    ],
    pay: null,
  },
  alipay: {
    needs: ['PAYMENT_ALIPAY_APP_ID', 'PAYMENT_ALIPAY_PRIVATE_KEY', 'PAYMENT_ALIPAY_PUBLIC_KEY'],
    pay: null,
  },
};

export const paymentSettings: readonly string[] = Object.values(providerClients).flatMap(
  ({ needs }) => needs,
);

export interface PaymentSettings {
  readonly provider: PaymentProvider['name'];
  /** Names of its settings that have a value. */
  readonly given: readonly string[];
}

/** What a page may show about the provider: names of settings only to people who manage orders. */
export function paymentState(
  { provider: name, given }: PaymentSettings,
  isManager: boolean,
): PaymentProvider {
  const { needs, pay } = providerClients[name];
  const missing = needs.filter((need) => !given.includes(need));
  const problem = missing.length > 0 ? 'settings' : pay ? null : 'noClient';
  return {
    name,
    isConfigured: problem === null,
    problem: name === 'none' ? 'unset' : problem,
    missing: isManager ? missing : [],
  };
}
