import type { AppManifest } from '@edu/shared-utility';

/** What the shell has to know about this app before it loads it. */
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
  requires: { '@edu/shared-utility': '^3.11.0', react: '^19.3.1' },
};
