import { type EndpointData, type Envelope, errorCodes } from '@edu/shared-utility/contract';
import { networkFault } from '../network-fault';
import { CommandError, NoChangeError } from './map-client';

export interface RemoteOptions {
  /** `https://admin.example.com` */
  readonly server: string;
  readonly account: string | undefined;
  readonly password: string | undefined;
  readonly token: string | undefined;
  /** Six digits of the operator's authenticator app. */
  readonly code: string | undefined;
  /** For pipelines: the secret of an authenticator app, base32. */
  readonly totpSecret: string | undefined;
}

/** A refusal by the server, with its envelope. */
export class ServerRefusal extends CommandError {
  constructor(readonly envelope: Envelope<unknown>) {
    super(messageOf(envelope));
  }
}

const TIMEOUT_MS = 60_000;

export async function callServer<T>(
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
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(method !== 'GET' && { body: JSON.stringify(params) }),
    });
  } catch (error) {
    throw new CommandError(
      `The server at ${server} cannot be reached (${networkFault(error)}): start it, or name another one with --server.`,
    );
  }
  const envelope = (await reply.json().catch(() => null)) as Envelope<T> | null;
  if (!envelope || typeof envelope.code !== 'number') {
    throw new CommandError(
      `${server} answers ${reply.status} with something else: is --server right?`,
    );
  }
  if (isSame(envelope)) throw new NoChangeError(messageOf(envelope));
  if (envelope.code !== errorCodes.ok) throw new ServerRefusal(envelope);
  return envelope.data;
}

/** True if the map already has the requested state. */
const isSame = ({ code, data }: Envelope<unknown>): boolean =>
  code !== errorCodes.ok && (data as { kind?: string } | null)?.kind === 'same';

function messageOf({ code, message, data }: Envelope<unknown>): string {
  const { reason, problems = [] } = (data ?? {}) as { reason?: string; problems?: string[] };
  const lines = [reason ?? message, ...problems.map((problem) => `  ${problem}`)];
  if (code === errorCodes.forbidden && !reason) {
    lines.push(
      '  The permission is called platform.modules.write; platform operators may have it.',
    );
  }
  return lines.join('\n');
}
