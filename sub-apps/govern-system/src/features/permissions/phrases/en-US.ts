import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'Permissions',
  name: 'Name',
  nameEmpty: 'Enter a name',
  nameHint: 'A new name shows in every language.',
  code: 'Code',
  codeEmpty: 'Enter a code',
  codeHint: 'Letters, digits and . : _ -; it stays as it is once saved.',
  kind: 'Kind',
  kinds: { directory: 'Directory', page: 'Page', action: 'Action' },
  systemTagName: 'Sub-application',
  systemTagNameHint: 'The first segment of the address, such as saas.',
  systemTagNameWrong: 'Lower-case letters, digits and hyphens only',
  url: 'Address',
  urlHint: 'The path inside the sub-application, such as /student.',
  urlWrong: 'Begin with /, without spaces',
  order: 'Order',
  orderHint: 'Among its neighbours the lower number comes first.',
  orderWrong: 'A whole number from 0 to 99999',
  address: 'Whole address',
  noAddress: 'None',
  addTitle: 'Add a permission',
  empty: 'No permissions yet. Begin with a directory or a page',
  deleteHint: 'Roles that have it lose it, and this cannot be undone.',
  forbidden: 'You may not see the permissions. If you need to, ask an operator of the platform.',
  preview: 'Preview of the menu',
  previewHint: 'What somebody with every permission sees; actions are no part of it.',
};

export default enUS;
