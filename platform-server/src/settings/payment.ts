import { type PaymentSettings, paymentSettings } from '../domain/payment/provider';
import { type Env, oneOf } from './read-value';

/** Secrets stay in the environment; the settings only say which are set. */
export const paymentOf = (env: Env): PaymentSettings => ({
  provider: oneOf(env, 'PAYMENT_PROVIDER', ['none', 'wechatpay', 'alipay'], 'none'),
  given: paymentSettings.filter((name) => env[name]?.trim()),
});
