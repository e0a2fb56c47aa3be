import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type Envelope, type JobDetail } from '@edu/shared-utility/contract';
import { fillAsStartedBefore, type ServerProcess, startProcess } from './server-process';

export const jsonRequest = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const isOver = ({ state }: JobDetail): boolean => !['queued', 'running'].includes(state);

/** A real process in a folder of its own, which tests stop and restart and call over HTTP. */
export function crashFixture(prefix: string) {
  let folder: string;
  let server: ServerProcess | null = null;
  let token = '';
  let headers: Record<string, string> = {};
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), prefix));
  });
  afterEach(async () => {
    await server?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const sendRequest = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${server?.address}${path}`, {
      ...init,
      headers: { token, ...headers, ...init.headers },
    });

  async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
    return ((await (await sendRequest(path, init)).json()) as Envelope<T>).data;
  }

  /** Waits until the job satisfies the predicate. */
  async function until(id: string, isReached: (job: JobDetail) => boolean): Promise<JobDetail> {
    for (;;) {
      const job = await request<JobDetail>(contract.job.findById.path.replace('{id}', id));
      if (isReached(job)) return job;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Stops the process and starts another one in the same folder. */
  async function restart(signal: NodeJS.Signals): Promise<void> {
    await server?.end(signal);
    server = await startProcess({}, folder);
  }

  return {
    request,
    sendRequest,
    until,
    async start(account: string, overrides: Record<string, string> = {}): Promise<void> {
      await fillAsStartedBefore(folder);
      server = await startProcess({}, folder);
      const init = jsonRequest({ account, password: 'Demo#2026' });
      ({ token } = await request<{ token: string }>(contract.account.login.path, init));
      headers = overrides;
    },
    /** Stops the process in the middle of a job with `total` rows. @returns the job after the restart */
    async interrupt(id: string, total: number, signal: NodeJS.Signals): Promise<JobDetail> {
      const jobBefore = await until(id, ({ done }) => done > 0);
      expect(jobBefore.done).toBeLessThan(total);
      await restart(signal);
      return until(id, isOver);
    },
  };
}
