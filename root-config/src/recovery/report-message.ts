/** The server's limit for a message, in characters. */
const MAX_MESSAGE = 500;

export const reportMessage = (message: string): string => message.slice(0, MAX_MESSAGE);
