import type { train } from '../../db/schema';

/** A training as stored. */
export type TrainRow = typeof train.$inferSelect;
