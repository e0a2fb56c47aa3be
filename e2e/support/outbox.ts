/** A code as the demo's outbox keeps it where no provider is set up (design §5). */
interface Kept {
  readonly account: string;
  readonly code: string;
  readonly purpose: string;
}

/** The newest code that went to a phone or mail address; `origin` may be any tenant's. */
export async function codeSentTo(origin: string, account: string): Promise<string> {
  // only browsers resolve *.localhost everywhere
  const { port } = new URL(origin);
  const outbox = `http://127.0.0.1:${port}/dev/outbox.json?account=${encodeURIComponent(account)}`;
  const [newest] = (await (await fetch(outbox)).json()) as Kept[];
  if (!newest) throw new Error(`No code was sent to ${account}.`);
  return newest.code;
}
