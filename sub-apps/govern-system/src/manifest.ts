import type { AppManifest } from '@edu/shared-utility';

/** Data of this app that the shell needs before it loads the app. */
export const manifest: AppManifest = {
  name: '@edu-app/govern-system',
  segment: 'govern-system',
  pages: [
    '/govern-system/audit',
    '/govern-system/kit',
    '/govern-system/organ/depart',
    '/govern-system/organ/records',
    '/govern-system/organ/student',
    '/govern-system/organ/teacher',
    '/govern-system/permissionManage',
    '/govern-system/platform/account',
    '/govern-system/platform/tenant',
    '/govern-system/platform/course',
    '/govern-system/registrations',
    '/govern-system/rolesList',
    '/govern-system/tenant/organ',
  ],
  namespace: 'govern-system',
  requires: { '@edu/shared-utility': '^4.1.0' },
};
