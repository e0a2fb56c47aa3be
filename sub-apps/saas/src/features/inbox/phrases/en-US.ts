import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  page: 'My messages',
  title: 'Title',
  sender: 'From',
  at: 'When',
  account: 'Your account',
  all: 'All',
  unread: 'Unread',
  readOnes: 'Read',
  keyword: 'Title or text',
  open: 'View',
  markRead: 'Mark as read',
  marked: 'Marked as read',
  readAll: 'Mark all as read',
  allMarked: 'All messages are marked as read',
  empty:
    'No messages yet. What your organisation announces and what happens to your account shows here.',
  close: 'Close',
  toAccount: 'See your account’s activity',
};

export default enUS;
