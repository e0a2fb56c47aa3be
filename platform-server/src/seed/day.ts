/** A day in milliseconds: demo data is dated by days before the seeding. */
export const DAY = 86_400_000;
