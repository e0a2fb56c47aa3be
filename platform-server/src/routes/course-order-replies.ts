import { z } from 'zod';
import { orderStates, paymentMethods } from '../domain/orders/order-fields';

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

export const incomeReply = z.object({
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
