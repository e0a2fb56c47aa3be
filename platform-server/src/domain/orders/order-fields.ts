import type { OrderFilter } from '@edu/shared-utility/contract';
import { z } from 'zod';
import * as fields from '../../http/fields';
import type { PhraseKey } from '../../phrases';

const key = (phrase: PhraseKey): PhraseKey => phrase;

/** In fen: a hundred thousand yuan. */
const MAX_AMOUNT = 10_000_000;
const PEOPLE = 200;
/** Maximum of months per request of the income. */
export const MAX_MONTHS = 36;

export const orderStates = ['open', 'paid', 'refunded', 'cancelled'] as const;
export const paymentMethods = ['offline', 'code'] as const;

/** An amount in fen. */
export const fen = z
  .int(key('order.amount'))
  .min(0, key('order.amount'))
  .max(MAX_AMOUNT, key('order.amount'));

/** How many days a course is open; null without end. */
export const days = z
  .int(key('course.days'))
  .min(1, key('course.days'))
  .max(3650, key('course.days'))
  .nullable();

const receipt = fields.text(100).trim();
const reason = fields.requiredText(200);

export const orderInput = z.object({
  courseId: fields.identifier,
  userIds: z.array(fields.identifier).min(1, key('order.nobody')).max(PEOPLE, key('order.tooMany')),
  amount: fen.optional(),
  days,
  receipt: receipt.optional(),
  note: fields.remark(500),
  paid: z.boolean(),
});

const versionedId = z.object({ id: fields.identifier, version: z.number().int().min(1) });

export const payInput = versionedId.extend({
  paidAt: fields.moment.optional(),
  receipt: receipt.optional(),
});
export const cancelInput = versionedId.extend({ reason });
/** A refund needs an amount above zero. */
export const refundInput = versionedId.extend({
  reason,
  amount: fen.min(1, key('order.refundNothing')).optional(),
});

/** Conditions of the list and of its workbook. */
export const orderFilter = {
  keyword: fields.text(64).optional(),
  state: z.enum(orderStates).optional(),
  way: z.enum(paymentMethods).optional(),
  courseId: fields.identifier.optional(),
  branchId: fields.identifier.optional(),
  from: fields.moment.optional(),
  to: fields.moment.optional(),
  paidFrom: fields.moment.optional(),
  paidTo: fields.moment.optional(),
  sort: z.enum(['createdAt', '-createdAt', 'paidAt', '-paidAt', 'amount', '-amount']).optional(),
} satisfies { [K in keyof OrderFilter]-?: z.ZodType };

const month = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, key('order.month'));

export const incomeQuery = z.object({
  from: month,
  to: month,
  zone: z.string().min(1).max(64),
  branchId: fields.identifier.optional(),
});
