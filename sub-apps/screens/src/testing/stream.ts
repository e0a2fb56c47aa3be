/** An EventSource that the test controls. */
export class HeldStream {
  static readonly CLOSED = 2;
  static all: HeldStream[] = [];
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    HeldStream.all.push(this);
  }
  close(): void {
    this.readyState = 2;
  }
  /** Dispatches an event of the server. */
  dispatch(data: object): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(data) });
  }
}
