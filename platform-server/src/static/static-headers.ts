/** Asked about again each time, by its ETag. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Of files whose address changes with what they hold. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
