/** A failed start, which exits with 1; the message is one sentence that says what to do. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
