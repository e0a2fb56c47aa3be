/** The platform takes this many characters of a message. */
const MAX_MESSAGE = 500;

export const reportMessage = (message: string): string => message.slice(0, MAX_MESSAGE);
