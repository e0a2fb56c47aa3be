import { api, context, runtimeConfig, toFailure } from '@edu/shared-utility';
import type { Handover } from './embedded-address';

/** The iframe's credential; `endsAt` in epoch milliseconds, null if it lasts as long as the session. */
export interface FrameSession {
  readonly handover: Handover;
  readonly endsAt: number | null;
}

/**
 * Assumed lifetime in ms when the expiry is already in the past, because the clocks of server and computer differ.
 */
const HOUR = 3_600_000;

function endOf({ expiresAt }: { expiresAt: string }, now: number): number {
  const end = Date.parse(expiresAt);
  return end > now ? Math.min(end, now + HOUR) : now + HOUR;
}

async function requestSession(signal: AbortSignal): Promise<FrameSession> {
  if (runtimeConfig().dataAdminHandover === 'code') {
    const opened = await api.embedded.openByCode(undefined, { signal });
    const handover: Handover = { name: 'code', value: opened.code };
    return { handover, endsAt: endOf(opened, Date.now()) };
  }
  const opened = await api.embedded.open(undefined, { signal });
  const handover: Handover = { name: 'token', value: opened.token };
  return { handover, endsAt: endOf(opened, Date.now()) };
}

/**
 * Opens a read-only session for the iframe. Where the API has no such call, the session's own token is used, as the
 * specification has it; any other failure is thrown.
 */
export async function openFrameSession(signal: AbortSignal): Promise<FrameSession> {
  try {
    return await requestSession(signal);
  } catch (error) {
    if (!toFailure(error).absent) throw error;
    return { handover: { name: 'token', value: context.get('token') ?? '' }, endsAt: null };
  }
}
