import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  overview: {
    title: 'Vue d’ensemble',
    name: 'Nom',
    department: 'Service',
    keyword: 'Nom ou téléphone',
    total_one: '{{count}} apprenant',
    total_other: '{{count}} apprenants',
    empty: 'Aucun apprenant pour le moment',
  },
};

export default frFR;
