/** Whether a response contains JavaScript. */
export const isScript = (answer: Response): boolean =>
  /javascript/i.test(answer.headers.get('content-type') ?? '');
