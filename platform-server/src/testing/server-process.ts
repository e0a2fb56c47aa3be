import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, runFolder } from './bundle';

/** Disables V8's optimising compiler for WebAssembly, which takes a third of a short process's time. */
export const nodeFlags = ['--liftoff-only'];

export interface ServerProcess {
  readonly child: ChildProcess;
  /** `http://localhost:<port>`. */
  readonly address: string;
  /** Its output so far. */
  output(): string;
  /** Sends the signal and waits for the end; returns the exit code (null if killed). */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface ProcessResult {
  readonly code: number | null;
  readonly stderr: string;
  readonly stdout: string;
}

/** An address without a server, for starts that end before connecting. */
export const noDatabase = { DATABASE_URL: 'postgresql://nobody:none@127.0.0.1:1/none' };

/** A folder after a first start and a clean stop, cached for this test process. */
const started = (): string => join(runFolder(), `started-${process.env.JEST_WORKER_ID}`);

/** Fills the folder as a first start leaves it, with unchanged demo data. */
export async function fillAsStartedBefore(folder: string): Promise<void> {
  if (!existsSync(started())) {
    mkdirSync(runFolder(), { recursive: true });
    const newFolder = mkdtempSync(`${started()}-`);
    const server = await startProcess({}, newFolder);
    await server.end('SIGTERM');
    renameSync(newFolder, started());
  }
  cpSync(started(), folder, { recursive: true });
}

type Env = Readonly<Record<string, string | undefined>>;

function launch(env: Env, folder: string): ChildProcess {
  const map = join(folder, 'importmap.json');
  writeFileSync(map, '{"imports":{}}');
  return spawn(process.execPath, [...nodeFlags, join(bundle, 'main.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      IMPORT_MAP: map,
      DATA_DIR: join(folder, 'data'),
      ...env,
    },
  });
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

/** Starts the real program and waits for its ready line. Rejects with its output if it ends before. */
export async function startProcess(env: Env, folder: string): Promise<ServerProcess> {
  const child = launch(env, folder);
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', (text: Buffer) => {
      output += text;
    });
    child.stdout?.on('data', (text: Buffer) => {
      output += text;
      const ready = /Ready at (\S+?)[,\s]/.exec(String(text));
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('exit', () => reject(new Error(output)));
  });
  return {
    child,
    address,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      return ended(child);
    },
  };
}

/** Runs the real program to its end, for failing starts. */
export async function runToEnd(env: Env, folder: string): Promise<ProcessResult> {
  const child = launch(env, folder);
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (text: Buffer) => {
    stdout += text;
  });
  child.stderr?.on('data', (text: Buffer) => {
    stderr += text;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, stderr, stdout };
}
