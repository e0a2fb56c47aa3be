import { api, context, type EmbeddedSession, toFailure } from '@edu/shared-utility';

/** What the frame is handed; `endsAt` in ms of the epoch, null where it lasts as long as the session. */
export interface FrameSession {
  readonly token: string;
  readonly endsAt: number | null;
}

/** The server's clock need not be this computer's: a life that is over already counts as an hour. */
const HOUR = 3_600_000;

function endOf({ expiresAt }: EmbeddedSession, now: number): number {
  const end = Date.parse(expiresAt);
  return end > now ? Math.min(end, now + HOUR) : now + HOUR;
}

/**
 * A token for the frame's address that only reads. Where the API has no such call the frame gets the
 * session's own, as the specification has it; any other failure is thrown.
 */
export async function openFrameSession(signal: AbortSignal): Promise<FrameSession> {
  try {
    const opened = await api.embedded.open(undefined, { signal });
    return { token: opened.token, endsAt: endOf(opened, Date.now()) };
  } catch (error) {
    if (!toFailure(error).absent) throw error;
    return { token: context.get('token') ?? '', endsAt: null };
  }
}
