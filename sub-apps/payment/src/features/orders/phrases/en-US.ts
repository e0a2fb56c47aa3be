import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'Payments',
  provider: 'Payment provider',
  number: 'Number',
  payer: 'Payer',
  phone: 'Mobile',
  for: 'For',
  amount: 'Amount',
  state: 'State',
  way: 'Way of payment',
  createdAt: 'Ordered',
  paidAt: 'Paid',
  receipt: 'Receipt',
  refunded: 'Refunded',
  branch: 'Branch',
  about: 'Order',
  payment: 'Payment',
  finance: 'Finance',
  open: 'Open in finance',
  keyword: 'Number, payer or course',
  all: 'All',
  empty: 'No payments yet. Orders are made in finance.',
  forbidden: 'You may not see payments. If you need to, ask an administrator of the tenant.',
  failed: 'The provider could not be loaded',
  loading: 'Loading',
  ready: '{{name}} is ready',
  meanwhile: 'Until then staff record payments in finance, and students redeem codes.',
  toFill: 'Whoever runs the server sets in its environment:',
  states: { open: 'To be paid', paid: 'Paid', refunded: 'Refunded', cancelled: 'Cancelled' },
  ways: { offline: 'Offline', code: 'Code' },
  names: { none: 'Payment online', wechatpay: 'WeChat Pay', alipay: 'Alipay' },
  problems: {
    unset: 'Payment online is not configured',
    settings: 'Settings of {{name}} are missing',
    noClient: 'This build brings no client for {{name}}: nothing can be paid online',
  },
};

export default enUS;
