/** What an option is called where it stands; its key stays when it is moved, and is shown to nobody. */
export const letterAt = (index: number): string => String.fromCharCode(65 + index);
