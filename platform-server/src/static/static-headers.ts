/** Cached, but revalidated at each use by ETag. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
/** For files whose address changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
