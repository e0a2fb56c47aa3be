import type { AppManifest } from '@edu/shared-utility';

/** What the shell has to know about this app before it loads it. */
export const manifest: AppManifest = {
  name: '@edu-app/saas',
  segment: 'saas',
  pages: [
    '/saas/student',
    '/saas/course',
    '/saas/resource',
    '/saas/resource/applications',
    '/saas/live',
    '/saas/certificate',
    '/saas/declare',
    '/saas/housekeepingManagement/list',
    '/saas/talent',
    '/saas/declare/review',
    '/saas/question',
    '/saas/paper',
    '/saas/exam',
    '/saas/exam/marking',
    '/saas/task',
    '/saas/exchange',
    '/saas/finance',
    '/saas/message',
    '/saas/inbox',
    '/saas/jiazheng',
    '/saas/demo_homepage',
    '/saas/demo_site',
    '/saas/modules',
  ],
  namespace: 'saas',
  requires: { '@edu/shared-utility': '^3.16.0' },
};
