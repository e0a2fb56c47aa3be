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
  payInput,
  refundInput,
} from '../domain/orders/order-fields';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { download } from '../http/file-route';
import { route } from '../http/route';
import { incomeReply, orderReply } from './course-order-replies';

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
