import { type BasePermission, menuPage } from './base-permission';

export const operationsPages: readonly BasePermission[] = [
  {
    code: 'menu:operations',
    kind: 'menu',
    name: '运营',
    names: { 'en-US': 'Operations', 'fr-FR': 'Opérations' },
    type: 1,
  },
  menuPage(
    'menu:message',
    'menu:operations',
    ['消息', 'Messages', 'Messages'],
    ['saas', '/message'],
  ),
  menuPage(
    'menu:exchange',
    'menu:operations',
    ['兑换码', 'Redemption codes', 'Codes d’échange'],
    ['saas', '/exchange'],
  ),
  menuPage(
    'menu:finance',
    'menu:operations',
    ['财务', 'Finance', 'Finances'],
    ['saas', '/finance'],
  ),
  menuPage(
    'menu:payment',
    'menu:operations',
    ['支付', 'Payments', 'Paiements'],
    ['payment', '/orders'],
  ),
  menuPage(
    'menu:form',
    'menu:operations',
    ['问卷', 'Questionnaires', 'Questionnaires'],
    ['form', '/questionnaires'],
  ),
];
