import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  toList: 'Vers les questionnaires',
  branches: 'Impossible de charger les sites ; ouvrez de nouveau',
};

export default frFR;
