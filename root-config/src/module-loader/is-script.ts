/** Whether an answer is something to run. */
export const isScript = (answer: Response): boolean =>
  /javascript/i.test(answer.headers.get('content-type') ?? '');
