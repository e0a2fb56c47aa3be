import type { PaymentProvider } from '@edu/shared-utility/contract';

/** The person who takes money for an order. */
interface Cashier {
  /** Settings that it cannot do without. */
  readonly needs: readonly string[];
  /** Gives the address at which an order is paid; null where this build brings no client for it. */
  readonly pay:
    | ((order: { readonly id: string; readonly amount: number }) => Promise<string>)
    | null;
}

/** Those that can be named in PAYMENT_PROVIDER. */
const cashiers: Readonly<Record<PaymentProvider['name'], Cashier>> = {
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

export const paymentSettings: readonly string[] = Object.values(cashiers).flatMap(
  ({ needs }) => needs,
);

export interface PaymentSettings {
  readonly provider: PaymentProvider['name'];
  /** Names of its settings that are there. */
  readonly given: readonly string[];
}

/** What a page may say of the provider: names of settings only to who looks after orders. */
export function paymentState(
  { provider: name, given }: PaymentSettings,
  mayKnow: boolean,
): PaymentProvider {
  const { needs, pay } = cashiers[name];
  const missing = needs.filter((need) => !given.includes(need));
  const problem = missing.length > 0 ? 'settings' : pay ? null : 'noClient';
  return {
    name,
    isConfigured: problem === null,
    problem: name === 'none' ? 'unset' : problem,
    missing: mayKnow ? missing : [],
  };
}
