import type { AppManifest } from '@edu/shared-utility';

/** What the shell needs from this app before loading it. */
export const manifest: AppManifest = {
  name: '@edu/entrance',
  segment: 'entrance',
  pages: [
    '/entrance',
    '/entrance/login',
    '/entrance/register',
    '/entrance/forget',
    '/entrance/organ',
    '/entrance/slhSignIn',
    '/entrance/undo',
    '/entrance/invitation',
    '/entrance/news',
    '/entrance_new',
    '/entrance_new/login',
    '/entrance_new/forget',
    '/error',
  ],
  namespace: 'entrance',
  requires: { '@edu/shared-utility': '^4.0.0' },
};
