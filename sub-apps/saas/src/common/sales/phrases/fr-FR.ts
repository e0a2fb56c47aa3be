import type { SameShape } from '@edu/shared-utility';
import type { zhCN } from './zh-CN';

const frFR: SameShape<typeof zhCN> = {
  course: 'Cours',
  courseEmpty: 'Choisissez un cours',
  price: 'Prix',
  yuan: 'yuans',
  priceWrong: 'Saisissez un montant de 0 à 100000, avec deux décimales au plus',
  term: 'Durée d’accès',
  ever: 'Sans limite',
  days_one: '{{count}} jour',
  days_many: '{{count}} jours',
  days_other: '{{count}} jours',
  other: 'Autre nombre de jours',
  daysLabel: 'Jours',
  daysWrong: 'Saisissez un nombre entier de 1 à 3650',
  retry: 'Réessayer',
};

export default frFR;
