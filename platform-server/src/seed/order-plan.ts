import { type PlannedCourse, plannedCourses } from './course-plan';

const ORGAN_KEY = 'sunrise:head';
/** Numbers of the courses that are sold; the others are free. */
const SOLD = [1, 13, 25, 2, 6, 10, 14, 5, 17];

const courseAt = (index: number): PlannedCourse => {
  const match = plannedCourses.find(
    (course) => course.organKey === ORGAN_KEY && course.index === index,
  );
  if (!match) throw new Error(`no course ${index}`);
  return match;
};

export const soldCourses = SOLD.map(courseAt);

export interface PlannedBatch {
  readonly name: string;
  readonly course: PlannedCourse;
  readonly count: number;
  /** In fen. */
  readonly price: number;
  readonly days: number | null;
  /** Days from now until the codes expire; null for never. */
  readonly validFor: number | null;
  readonly stopped: boolean;
  readonly redeemed: number;
  readonly withdrawn: number;
  /** Days between its creation and the day of seeding. */
  readonly daysAgo: number;
}

type BatchText = readonly [
  name: string,
  course: number,
  numbers: readonly [count: number, price: number, days: number | null],
  until: number | null,
  used: readonly [redeemed: number, withdrawn: number],
  daysAgo: number,
  stopped?: true,
];

const batches: readonly BatchText[] = [
  ['阳光社区团购', 1, [30, 7900, 365], null, [10, 0], 240],
  ['老学员回馈', 2, [20, 3900, 180], 60, [8, 3], 150],
  ['渠道合作一期', 13, [20, 15900, 365], 120, [4, 1], 120, true],
  ['暑期促销', 6, [20, 2900, 90], -40, [9, 0], 130],
  ['教师节赠课', 16, [20, 0, null], null, [6, 0], 75],
  ['年末新课体验', 25, [12, 9900, 90], 90, [0, 0], 6],
];

export const plannedBatches: readonly PlannedBatch[] = batches.map(
  ([name, index, [count, price, days], validFor, [redeemed, withdrawn], daysAgo, stopped]) => ({
    ...{ name, count, price, days, validFor, redeemed, withdrawn, daysAgo },
    course: courseAt(index),
    stopped: stopped === true,
  }),
);

export type PlannedState = 'open' | 'paid' | 'refunded' | 'cancelled';

/** Number of orders created by staff over nine months, more of them recently. */
export const OFFLINE_ORDERS = 43;

export interface PlannedOrder {
  readonly course: PlannedCourse;
  readonly state: PlannedState;
  readonly daysAgo: number;
}

function stateOf(i: number): PlannedState {
  if (i % 9 === 4) return 'refunded';
  if (i % 9 === 7) return 'cancelled';
  return i % 16 === 8 || (i > OFFLINE_ORDERS - 8 && i % 3 === 0) ? 'open' : 'paid';
}

export const plannedOrders: readonly PlannedOrder[] = Array.from(
  { length: OFFLINE_ORDERS },
  (_, i) => {
    const daysAgo = Math.round(268 * (1 - i / OFFLINE_ORDERS) ** 1.15);
    const availableCourses = soldCourses.filter((soldCourse) => soldCourse.daysAgo - 4 > daysAgo);
    const course = availableCourses[(i * 7) % availableCourses.length] ?? courseAt(1);
    return { course, state: stateOf(i), daysAgo };
  },
);
