/** Letter of an option by its position; its key does not change when it is moved, and is never shown. */
export const letterAt = (index: number): string => String.fromCharCode(65 + index);
