/** A bad start: its message is one sentence that says what to do. The process exits with 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
