import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { exportOrders } from '../domain/orders/export-orders';
import { findOrders, orderById } from '../domain/orders/find-orders';
import { incomeOf } from '../domain/orders/income';
import { makeOrders } from '../domain/orders/make-orders';
import { cancelOrder, payOrder, refundOrder } from '../domain/orders/move-order';
import {
  cancelInput,
  incomeQuery,
  orderFilter,
  orderInput,
  orderStates,
  payInput,
  paymentMethods,
  refundInput,
} from '../domain/orders/order-fields';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { download, route } from '../http/route';

const count = z.number().int();

export const orderReply = z.object({
  id: z.string(),
  number: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  userId: z.string().nullable(),
  personName: z.string(),
  phone: z.string(),
  state: z.enum(orderStates),
  way: z.enum(paymentMethods),
  amount: count,
  refunded: count,
  days: count.nullable(),
  expiresAt: z.string().nullable(),
  receipt: z.string(),
  note: z.string(),
  reason: z.string().nullable(),
  batchName: z.string().nullable(),
  paidAt: z.string().nullable(),
  refundedAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  organId: z.string(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  createdByName: z.string().nullable(),
  createdAt: z.string(),
  version: count,
});

const incomeReply = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      orders: count,
      offline: count,
      byCode: count,
      refunded: count,
      net: count,
    }),
  ),
  courses: z.array(
    z.object({ courseId: z.string(), courseTitle: z.string(), orders: count, net: count }),
  ),
  open: z.object({ orders: count, amount: count }),
});

const [read, write] = ['order.read', 'order.write'] as const;

/** Orders of courses and their income, within the caller's branches. */
export async function courseOrderRoutes(app: FastifyInstance): Promise<void> {
  const { courseOrder } = contract;
  const { sheets } = app.services;

  route(app, courseOrder.find, {
    request: z.object({ ...fields.page, ...orderFilter }),
    response: fields.pageOf(orderReply),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findOrders(t, caller, query)),
  });

  route(app, courseOrder.income, {
    request: incomeQuery,
    response: incomeReply,
    access: read,
    handler: (query, { tx, caller }) => tx((t) => incomeOf(t, caller, query)),
  });

  route(app, courseOrder.findById, {
    request: z.object({ id: fields.identifier }),
    response: orderReply,
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => orderById(t, caller, id)),
  });

  route(app, courseOrder.save, {
    request: orderInput,
    response: z.object({ ids: z.array(z.string()) }),
    access: write,
    bodyLimit: fields.LISTS_BODY_LIMIT,
    handler: (input, { tx, caller, zone }) => tx((t) => makeOrders(t, caller, input, zone())),
  });

  route(app, courseOrder.pay, {
    request: payInput,
    response: orderReply,
    access: write,
    handler: (input, { tx, caller }) => tx((t) => payOrder(t, caller, input)),
  });

  route(app, courseOrder.cancel, {
    request: cancelInput,
    response: orderReply,
    access: write,
    handler: (input, { tx, caller }) => tx((t) => cancelOrder(t, caller, input)),
  });

  route(app, courseOrder.refund, {
    request: refundInput,
    response: orderReply,
    access: 'order.refund',
    handler: (input, { tx, caller }) => tx((t) => refundOrder(t, caller, input)),
  });

  download(app, courseOrder.export, {
    access: 'order.export',
    request: z.object(orderFilter),
    handler: (query, { caller, locale, zone, tx }) => {
      refuseInDemo(caller.readOnly);
      return exportOrders(query, { caller, locale, zone: zone(), sheets, tx });
    },
  });
}
