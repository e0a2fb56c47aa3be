/** An EventSource that the test controls. */
export class ControlledEventSource {
  static readonly CLOSED = 2;
  static all: ControlledEventSource[] = [];
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    ControlledEventSource.all.push(this);
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
