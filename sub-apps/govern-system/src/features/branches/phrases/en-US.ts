import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  title: 'Branches',
  name: 'Name',
  nameEmpty: 'Enter a name',
  region: 'Region',
  regionPlaceholder: 'Optional; type to search',
  regionsFailed: 'The regions could not be loaded',
  noRegion: 'Not set',
  code: 'Code',
  addTitle: 'Add a branch',
  empty: 'No branches yet. Staff and students belong to branches: add the first one',
  deleteHint: 'Nobody may be left in it. This cannot be undone.',
  forbidden: 'You may not see the branches. If you need to, ask an administrator of the tenant.',
};

export default enUS;
