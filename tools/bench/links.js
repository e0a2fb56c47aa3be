/** Links that the races emulate: latency of each request in milliseconds, megabits a second both ways. */

/** Fast enough that the link does not count. */
export const loopback = { latency: 0, megabits: 10_000 };
export const office = { latency: 40, megabits: 10 };
/** 50 kB a second. */
export const poor = { latency: 400, megabits: 0.4 };
