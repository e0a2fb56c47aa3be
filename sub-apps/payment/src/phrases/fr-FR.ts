import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = { toOrders: 'Vers les commandes' };

export default frFR;
