import {
  contract,
  type EndpointData,
  type Envelope,
  errorCodes,
  type ImportMapOutcome,
} from '@edu/shared-utility/contract';
import { CommandError, type Desk } from './desk';

export interface RemoteOptions {
  /** `https://admin.example.com` */
  readonly server: string;
  readonly account: string | undefined;
  readonly password: string | undefined;
  readonly token: string | undefined;
}

const PATIENCE = 60_000;

async function ask<T>(
  { server }: RemoteOptions,
  { method, path }: EndpointData,
  {
    token = '',
    params = {},
    headers = {},
  }: { token?: string; params?: object; headers?: Record<string, string> },
): Promise<T> {
  const query = method === 'GET' ? `?${new URLSearchParams(params as Record<string, string>)}` : '';
  let reply: Response;
  try {
    reply = await fetch(`${server}${path}${query}`, {
      method,
      headers: {
        ...(token && { token }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        locale: 'en-US',
        ...headers,
      },
      signal: AbortSignal.timeout(PATIENCE),
      ...(method !== 'GET' && { body: JSON.stringify(params) }),
    });
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? cause.message || cause.name : message;
    throw new CommandError(
      `The server at ${server} cannot be reached (${reason}): start it, or name another one with --server.`,
    );
  }
  const envelope = (await reply.json().catch(() => null)) as Envelope<T> | null;
  if (!envelope || typeof envelope.code !== 'number') {
    throw new CommandError(
      `${server} answers ${reply.status} with something else: is --server right?`,
    );
  }
  if (envelope.code !== errorCodes.ok) throw new CommandError(sentenceOf(envelope));
  return envelope.data;
}

function sentenceOf({ code, message, data }: Envelope<unknown>): string {
  const { reason, problems = [] } = (data ?? {}) as { reason?: string; problems?: string[] };
  const lines = [reason ?? message, ...problems.map((problem) => `  ${problem}`)];
  if (code === errorCodes.forbidden && !reason) {
    lines.push(
      '  The permission is called platform.modules.write; platform operators may have it.',
    );
  }
  return lines.join('\n');
}

/** Logs in where no token is given; the session ends with the command. */
async function logIn(
  options: RemoteOptions,
): Promise<{ token: string; end: () => Promise<unknown> }> {
  const { server, account, password, token } = options;
  if (token) return { token, end: async () => {} };
  if (!account || !password) {
    throw new CommandError(
      `The server at ${server} has to know who you are: set IMPORTMAP_ACCOUNT and IMPORTMAP_PASSWORD (or IMPORTMAP_TOKEN) to those of a platform operator.`,
    );
  }
  const login = await ask<{ token: string }>(options, contract.account.login, {
    params: { account, password },
  });
  const end = () => ask(options, contract.account.logout, { token: login.token }).catch(() => {});
  return { token: login.token, end };
}

/** The operator's first organisation: permissions count there. */
async function contextOf(options: RemoteOptions, token: string): Promise<Record<string, string>> {
  const list = await ask<{ organ: string; actor: string }[]>(
    options,
    contract.account.findOrganList,
    {
      token,
    },
  );
  const [first] = list;
  return first ? { organ: first.organ, actor: first.actor } : {};
}

/** Carries out commands over the authenticated calls of a running server. */
export async function openRemoteDesk(options: RemoteOptions): Promise<Desk> {
  const { token, end } = await logIn(options);
  const context = await contextOf(options, token);
  const { importMap } = contract;
  const call = <T>(endpoint: EndpointData, params = {}, headers = {}): Promise<T> =>
    ask<T>(options, endpoint, { token, params, headers: { ...context, ...headers } });
  return {
    state: () => call(importMap.state),
    history: () => call(importMap.history, { limit: 50 }),
    change: (wish, ifMatch) =>
      call<ImportMapOutcome>(importMap.change, wish, { 'if-match': ifMatch }),
    decide: (id, yes) => call(yes ? importMap.approve : importMap.reject, { id }),
    rollOut: (wish) => call(importMap.rollOut, wish),
    stopRollout: (module, why) => call(importMap.stopRollout, { module, why }),
    async close() {
      await end();
    },
  };
}
