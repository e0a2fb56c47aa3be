import type { CourseOrder } from '@edu/shared-utility/contract';
import { type PhraseKey, phrase } from '../../phrases';
import { type ExportCall, exportList } from '../sheets/export-rows';
import type { CellFormat } from '../sheets/rows-workbook';
import type { SheetFile } from '../sheets/sheets';
import { findOrders } from './find-orders';
import type { OrderConditions } from './order-conditions';

const columns = [
  ['number', 'sheet.orderNumber'],
  ['courseTitle', 'sheet.course'],
  ['personName', 'sheet.student'],
  ['phone', 'sheet.phone'],
  ['state', 'sheet.status'],
  ['way', 'sheet.way'],
  ['amount', 'sheet.amount'],
  ['refunded', 'sheet.refunded'],
  ['days', 'sheet.days'],
  ['createdAt', 'sheet.orderedAt'],
  ['paidAt', 'sheet.paidAt'],
  ['expiresAt', 'sheet.expiresAt'],
  ['refundedAt', 'sheet.refundedAt'],
  ['cancelledAt', 'sheet.cancelledAt'],
  ['receipt', 'sheet.receipt'],
  ['batchName', 'sheet.batch'],
  ['note', 'sheet.note'],
  ['reason', 'sheet.reason'],
  ['branchName', 'sheet.branch'],
  ['createdByName', 'sheet.createdBy'],
] as const satisfies readonly (readonly [keyof CourseOrder, PhraseKey])[];

type Column = (typeof columns)[number][0];

function cellOf(
  order: CourseOrder,
  column: Column,
  { locale, formatTime }: CellFormat,
): string | number {
  switch (column) {
    case 'state':
      return phrase(locale, `order.state.${order.state}`);
    case 'way':
      return phrase(locale, `order.way.${order.way}`);
    case 'amount':
    case 'refunded':
      return order[column] / 100;
    case 'days':
      return order.days ?? phrase(locale, 'sheet.forGood');
    case 'createdAt':
    case 'paidAt':
    case 'expiresAt':
    case 'refundedAt':
    case 'cancelledAt': {
      const at = order[column];
      return at === null ? '' : formatTime(at);
    }
    default:
      return order[column] ?? '';
  }
}

/** Orders as a list shows them. Who exported how many is recorded in the audit trail. */
export const exportOrders = (filter: OrderConditions, call: ExportCall): Promise<SheetFile> =>
  exportList(call, {
    title: 'sheet.ordersFile',
    columns,
    filter,
    action: 'order.exported',
    counted: 'orders',
    find: findOrders,
    cellOf,
  });
