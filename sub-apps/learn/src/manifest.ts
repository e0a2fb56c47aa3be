import type { AppManifest } from '@edu/shared-utility';

/** Data of this app that the shell needs before it loads the app. */
export const manifest: AppManifest = {
  name: '@edu-app/learn',
  segment: 'learn',
  pages: [
    '/learn/articles',
    '/learn/certificates',
    '/learn/courses',
    '/learn/exams',
    '/learn/redeem',
    '/learn/sitting',
    '/learn/trains',
  ],
  namespace: 'learn',
  requires: { '@edu/shared-utility': '^4.0.0', react: '^19.3.1' },
};
