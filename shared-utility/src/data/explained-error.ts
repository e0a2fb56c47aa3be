import { failureOf } from './contract-query';

/** An error whose message is written for the person. */
export class ExplainedError extends Error {
  override readonly name = 'ExplainedError';
}

/** What a person is told of an error; of a fault of the page only that there is one, never the exception's text. */
export const reasonOf = (error: unknown): string =>
  error instanceof ExplainedError ? error.message : failureOf(error).message;
