import type { HomeFigureKey, HomeHealthKey, HomeTaskKey } from '@edu/shared-utility';

/** The page of each figure, task and panel; only pages in the person's menu are linked. */
export const addresses = {
  figures: {
    students: '/saas/student',
    activeStudents: '/saas/student',
    teachers: '/govern-system/organ/teacher',
    staff: '/govern-system/platform/account',
    departments: '/govern-system/organ/depart',
    visitors: '/govern-system/audit',
    tenants: '/govern-system/platform/tenant',
    accounts: null,
  } satisfies Record<HomeFigureKey, string | null>,
  tasks: {
    registrations: '/govern-system/registrations',
    invitations: '/govern-system/platform/account',
    failedJobs: '/govern-system/platform/tenant',
    resourceApplications: '/saas/resource/applications?status=pending',
    articlesInReview: '/cms/content/articles?status=review',
    returnedArticles: '/cms/content/articles?status=returned',
    mapChanges: '/saas/modules',
    failedMessages: '/saas/message?state=draft',
    scheduledMessages: '/saas/message?state=scheduled',
    unreadMessages: '/saas/inbox?read=no',
  } satisfies Record<HomeTaskKey, string | null>,
  health: {
    modules: '/saas/modules',
    rollouts: '/saas/modules',
    jobs: null,
    messages: null,
  } satisfies Record<HomeHealthKey, string | null>,
};
