import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  preview: 'Preview: {{state}}',
  version: 'Preview: version {{number}}',
  back: 'Back to the list',
  print: 'Print',
  failed: 'The preview did not load',
  loading: 'Loading',
  gone: 'There is nothing to preview',
  goneHint: 'It may have been deleted, or the address is not whole.',
  published_one: '{{count}} published',
  published_other: '{{count}} published',
  empty: 'Nothing is published in this category yet.',
  more: 'More',
};

export default enUS;
