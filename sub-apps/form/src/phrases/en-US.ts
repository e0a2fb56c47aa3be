import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const enUS: SameShape<typeof zhCN> = {
  toList: 'To the questionnaires',
  branches: 'Branches could not be loaded; please open again',
};

export default enUS;
