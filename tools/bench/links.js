/** Links that the races emulate: latency of each request in milliseconds, megabits per second in both directions. */

/** So fast that the link has no effect. */
export const loopback = { latency: 0, megabits: 10_000 };
export const office = { latency: 40, megabits: 10 };
/** 50 kB per second. */
export const slowLink = { latency: 400, megabits: 0.4 };
