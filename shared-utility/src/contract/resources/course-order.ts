import { endpoint, post, read } from '../endpoint';
import type { Version } from '../entities';
import type { DownloadedFile, Page, PageQuery } from '../envelope';
import type { CourseOrder, OrderState, OrderWay } from './course-order-entities';

const base = '/platform/v1/orders';
const ours = { ours: true } as const;

export interface OrderFilter {
  /** Matches a part of the number, the person's name or the course's title. */
  keyword?: string;
  state?: OrderState;
  way?: OrderWay;
  courseId?: string;
  branchId?: string;
  /** Instants of the creation: `from` is included, `to` is not. */
  from?: string;
  to?: string;
  /** Instants of the payment: `paidFrom` is included, `paidTo` is not. */
  paidFrom?: string;
  paidTo?: string;
  sort?: 'createdAt' | '-createdAt' | 'paidAt' | '-paidAt' | 'amount' | '-amount';
}

/** Orders of a published course for students, one each, paid later or at once. */
export interface OrderInput {
  courseId: string;
  /** Students by their `userId`, 200 at most. */
  userIds: string[];
  /** In fen, for each; by default the course's price. */
  amount?: number;
  days: number | null;
  receipt?: string;
  note?: string;
  /** Whether the orders are paid already. */
  paid: boolean;
}

export type OrderRef = { id: string; version: Version };

/** One month in the time zone that was asked for. All in fen. */
export interface IncomeMonth {
  /** `2026-11`. */
  month: string;
  orders: number;
  offline: number;
  byCode: number;
  /** Of refunds made in this month, whenever they were paid. */
  refunded: number;
  /** `offline + byCode - refunded`. */
  net: number;
}

export interface IncomeCourse {
  courseId: string;
  courseTitle: string;
  orders: number;
  net: number;
}

export interface Income {
  /** Every month of the span, those without income too. */
  months: IncomeMonth[];
  /** The ten courses with the highest income. */
  courses: IncomeCourse[];
  /** Unpaid orders, whenever they were made. */
  open: { orders: number; amount: number };
}

/** Orders of courses and the income from them; ours. */
export const courseOrder = {
  find: read<PageQuery & OrderFilter, Page<CourseOrder>>()(base, { ...ours, returns: 'page' }),
  findById: read<{ id: string }, CourseOrder>()(`${base}/{id}`, { ...ours, returns: 'object' }),
  /** 40900 where one of them has an open order of the course already, with their names. */
  save: post<OrderInput, { ids: string[] }>()(base, { ...ours, returns: 'object' }),
  /** Paid now, or at an earlier moment since it was made. */
  pay: post<OrderRef & { paidAt?: string; receipt?: string }, CourseOrder>()(`${base}/pay`, {
    ...ours,
    returns: 'object',
  }),
  cancel: post<OrderRef & { reason: string }, CourseOrder>()(`${base}/cancel`, {
    ...ours,
    returns: 'object',
  }),
  /** `amount` in fen, the whole by default, never more and never 0; the course closes at once. */
  refund: post<OrderRef & { reason: string; amount?: number }, CourseOrder>()(`${base}/refund`, {
    ...ours,
    returns: 'object',
  }),
  /** From the month of `from` to that of `to` (both `2026-01`, 36 at most) in an IANA time zone. */
  income: read<{ from: string; to: string; zone: string; branchId?: string }, Income>()(
    `${base}/income`,
    { ...ours, returns: 'object' },
  ),
  /** A workbook of what the filter finds, phone numbers hidden; recorded. */
  export: endpoint<OrderFilter, DownloadedFile>()({
    method: 'POST',
    path: `${base}/export`,
    download: true,
    ours: true,
  }),
} as const;
