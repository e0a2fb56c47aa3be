import type { AppManifest } from '@edu/shared-utility';

/** What the shell has to know about this app before it loads it. */
export const manifest: AppManifest = {
  name: '@edu-app/payment',
  segment: 'payment',
  pages: ['/payment/orders', '/payment/provider'],
  namespace: 'payment',
  requires: { '@edu/shared-utility': '^3.18.0', react: '^19.3.1' },
};
