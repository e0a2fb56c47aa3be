/** A code in the demo's outbox, which collects what no provider delivers (architecture §5). */
interface OutboxCode {
  readonly account: string;
  readonly code: string;
  readonly purpose: string;
}

/** The newest code that was sent to a phone or mail address; `origin` may be any tenant's. */
export async function codeSentTo(origin: string, account: string): Promise<string> {
  // Only browsers resolve *.localhost everywhere.
  const { port } = new URL(origin);
  const outbox = `http://127.0.0.1:${port}/dev/outbox.json?account=${encodeURIComponent(account)}`;
  const [newest] = (await (await fetch(outbox)).json()) as OutboxCode[];
  if (!newest) throw new Error(`No code was sent to ${account}.`);
  return newest.code;
}

/** The undo link in the newest notice about a change, sent to an address. */
export async function undoLinkTo(origin: string, account: string, change: string): Promise<string> {
  const { port } = new URL(origin);
  const notices = `http://127.0.0.1:${port}/dev/notices.json?account=${encodeURIComponent(account)}`;
  const list = (await (await fetch(notices)).json()) as { purpose: string; link: string | null }[];
  const link = list.find(({ purpose }) => purpose === `notice.${change}`)?.link;
  if (!link) throw new Error(`${account} was sent no link to undo ${change}.`);
  return link;
}
