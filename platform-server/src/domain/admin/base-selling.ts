import { action, type BasePermission } from './base-permission';

/** What may be done with redemption codes and with orders of courses. */
export const sellingActions: readonly BasePermission[] = [
  action(
    'code.read',
    '查看兑换码',
    'View redemption codes',
    'Voir les codes d’échange',
    'menu:exchange',
  ),
  action(
    'code.write',
    '维护兑换码',
    'Maintain redemption codes',
    'Gérer les codes d’échange',
    'menu:exchange',
  ),
  action(
    'code.export',
    '导出兑换码',
    'Export redemption codes',
    'Exporter les codes d’échange',
    'menu:exchange',
  ),
  action(
    'order.read',
    '查看订单与收入',
    'View orders and income',
    'Voir commandes et revenus',
    'menu:finance',
  ),
  action('order.write', '维护订单', 'Maintain orders', 'Gérer les commandes', 'menu:finance'),
  action('order.refund', '办理退款', 'Refund orders', 'Rembourser des commandes', 'menu:finance'),
  action('order.export', '导出订单', 'Export orders', 'Exporter les commandes', 'menu:finance'),
];
