import type { Version } from '../entities';

/** `order-moves.ts` lists the allowed changes of state. */
export type OrderState = 'open' | 'paid' | 'refunded' | 'cancelled';

/** How it was, or is to be, paid. */
export type OrderWay = 'offline' | 'code';

/** A student's purchase of a course: while it is paid and has not ended, the course is open to them. */
export interface CourseOrder {
  id: string;
  /** A short number for people, such as `20261123-483920`; unique within the tenant. */
  number: string;
  courseId: string;
  courseTitle: string;
  /** Null when the person is no student here any more; the name stays. */
  userId: string | null;
  personName: string;
  /** Masked; empty for the student's own orders. */
  phone: string;
  state: OrderState;
  way: OrderWay;
  /** In fen. */
  amount: number;
  /** Refunded amount in fen; 0 before a refund. */
  refunded: number;
  /** How long the course is open from the payment on, in days; null for good. */
  days: number | null;
  /** When the course of a paid order closes again; null for never. */
  expiresAt: string | null;
  /** Number of a receipt or transfer. */
  receipt: string;
  note: string;
  /** Why it was refunded or cancelled. */
  reason: string | null;
  /** Name of the redeemed code's batch; null for other orders. */
  batchName: string | null;
  paidAt: string | null;
  refundedAt: string | null;
  cancelledAt: string | null;
  organId: string;
  branchId: string | null;
  branchName: string | null;
  createdByName: string | null;
  createdAt: string;
  version: Version;
}
