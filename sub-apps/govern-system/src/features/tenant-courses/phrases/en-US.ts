import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'Courses of tenants',
  course: 'Course',
  tenant: 'Tenant',
  organ: 'Organisation',
  teacher: 'Teacher',
  status: 'State',
  states: {
    draft: 'Draft',
    published: 'Published',
    unpublished: 'Taken back',
    cancelled: 'Cancelled',
    terminated: 'Terminated',
  },
  learners: 'Learners',
  size: 'Lessons',
  lessons: '{{count}} lessons, {{minutes}} minutes',
  publishedAt: 'Published',
  keyword: 'Course, teacher or tenant',
  all: 'All',
  look: 'Look',
  terminate: 'Terminate',
  terminateTitle: 'Terminate the course “{{title}}”?',
  terminateHint:
    'Nobody can learn it from then on, and its organisation reads why. It cannot be taken back.',
  reason: 'Reason',
  reasonEmpty: 'Please say why',
  terminated: '“{{title}}” is terminated',
  cancel: 'Cancel',
  close: 'Close',
  summary: 'Summary',
  description: 'Description',
  outline: 'Outline',
  termination: 'Why it was terminated',
  kinds: {
    video: 'Video',
    audio: 'Audio',
    document: 'Document',
    image: 'Picture',
    link: 'Link',
    live: 'Live session',
  },
  empty: 'No courses yet: those that tenants publish appear here',
  forbidden:
    'You may not see the courses of tenants. If you need to, ask an administrator of the platform.',
  loading: 'Loading',
};

export default enUS;
