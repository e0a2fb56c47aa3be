import type { AppManifest } from '@edu/shared-utility';

/** Data of this app that the shell needs before it loads the app. */
export const manifest: AppManifest = {
  name: '@edu-app/payment',
  segment: 'payment',
  pages: ['/payment/orders', '/payment/provider'],
  namespace: 'payment',
  requires: { '@edu/shared-utility': '^4.1.0', react: '^19.3.1' },
};
