/** The letter of an option by its position; its key stays when it is moved, and is never shown. */
export const letterAt = (index: number): string => String.fromCharCode(65 + index);
