import { paymentState } from './provider';

const none = { provider: 'none', given: [] } as const;

it('reports that none is configured, and the missing settings to people who manage orders', () => {
  expect(paymentState(none, true)).toEqual({
    ...{ name: 'none', isConfigured: false, problem: 'unset', missing: ['PAYMENT_PROVIDER'] },
  });
  expect(paymentState(none, false).missing).toEqual([]);
});

it('names the missing settings, and does not claim to work without a client', () => {
  const some = { provider: 'alipay', given: ['PAYMENT_ALIPAY_APP_ID'] } as const;
  expect(paymentState(some, true)).toMatchObject({
    problem: 'settings',
    missing: ['PAYMENT_ALIPAY_PRIVATE_KEY', 'PAYMENT_ALIPAY_PUBLIC_KEY'],
  });
  const settings = [...some.given, 'PAYMENT_ALIPAY_PRIVATE_KEY', 'PAYMENT_ALIPAY_PUBLIC_KEY'];
  expect(paymentState({ ...some, given: settings }, true)).toMatchObject({
    ...{ isConfigured: false, problem: 'noClient', missing: [] },
  });
});
