import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup-error';
import { connectionTo } from './connection';
import { unavailableReason } from './unavailable';

const TRY_EVERY = 1000;

/** Errors that retrying does not help: wrong password, user or database. */
const PERMANENT = /^(28|3D)/;

const ADVICE: Readonly<Record<string, string>> = {
  '28P01': 'correct the user or the password in DATABASE_URL',
  '28000': "let the user of DATABASE_URL in (the server's pg_hba.conf), or name another one",
  '3D000': 'make that database, or correct its name in DATABASE_URL',
};

async function connectOnce(url: string): Promise<void> {
  const client = new pg.Client(connectionTo(url));
  // A connection that breaks while idle is reported by the next statement.
  client.on('error', () => {});
  await client.connect();
  await client.end();
}

/**
 * Waits until the database accepts a log-in: after a power cut it often starts later than this server. Throws
 * StartupError after the limit, or at once for an error that waiting does not help.
 *
 * @param timeout milliseconds
 */
export async function waitUntilReachable(url: string, timeout: number): Promise<void> {
  if (!URL.canParse(url)) {
    throw new StartupError(
      'DATABASE_URL is not an address: write it as postgresql://user:password@host:5432/database.',
    );
  }
  const { hostname, port, pathname } = new URL(url);
  const target = `The database at ${hostname}:${port || 5432}${pathname}`;
  /** Counted from the first failure, since this thread is busy during the start. */
  let end: number | undefined;
  for (;;) {
    const error: unknown = await connectOnce(url).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (!error) return;
    const { code, message } = error as NodeJS.ErrnoException;
    const reasonText = code ?? unavailableReason(error) ?? message;
    const isReported = end !== undefined;
    end ??= performance.now() + timeout;
    const timeLeft = end - performance.now();
    if (PERMANENT.test(reasonText) || unavailableReason(error) === null || timeLeft <= 0) {
      throw new StartupError(
        `${target} cannot be reached (${reasonText}): ${ADVICE[reasonText] ?? 'check that it runs and that DATABASE_URL is right'}.`,
      );
    }
    if (!isReported) console.log(`${target} does not answer (${reasonText}): waiting for it.`);
    await pause(Math.min(TRY_EVERY, timeLeft));
  }
}
