import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../settings/server-settings';
import { CommandError } from './map-client';

const TIMEOUT_MS = 1000;

/** Whether one of our servers answers there. */
async function answers(server: string): Promise<boolean> {
  try {
    const reply = await fetch(`${server}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { data } = (await reply.json()) as { data?: { state?: unknown } };
    return data?.state === 'alive';
  } catch {
    return false;
  }
}

/**
 * Throws CommandError if the database that would be opened is not that of the map's file: its history would overwrite
 * the file. A server in this folder has been ruled out before.
 */
export async function requireRightDatabase({
  databaseUrl,
  dataDirectory,
  importMap,
  port,
}: Settings): Promise<void> {
  if (databaseUrl) return;
  const server = `http://localhost:${port}`;
  if (await answers(server)) {
    throw new CommandError(
      `A server answers at ${server}, and its database is not the one in ${dataDirectory}: this command would change another map. Set DATA_DIR (or DATABASE_URL) as that server has it, or ask the server itself: --server ${server}. Where another server is meant, set PORT as that one has it.`,
    );
  }
  const isNew = !existsSync(join(dataDirectory, 'postgres', 'PG_VERSION'));
  if (isNew && existsSync(`${importMap}.mirror`)) {
    throw new CommandError(
      `${importMap} is kept by another database, and there is none in ${dataDirectory} yet: this command would begin a history of its own and write the file by that. Set DATA_DIR (or DATABASE_URL) as the server has it, or name the server with --server.`,
    );
  }
}
