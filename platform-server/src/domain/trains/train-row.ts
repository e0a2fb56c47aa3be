import type { train } from '../../db/schema';

/** A training as it is stored. */
export type TrainRow = typeof train.$inferSelect;
