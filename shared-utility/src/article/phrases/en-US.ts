import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  abstract: 'Abstract',
  supervisor: 'Supervisor',
  institution: 'Institution',
  year: 'Year',
  keywords: 'Keywords',
  colon: ': ',
  comma: ', ',
  attachment: 'File',
  unpublished: 'Not published yet',
};

export default enUS;
