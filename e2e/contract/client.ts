import { createApiClient } from '@edu/shared-utility';
import { password as demoPassword } from '../support/accounts';
import { testDatabase } from '../support/database';
import { type Product, startProduct } from '../support/product';

jest.setTimeout(180_000);

type Client = ReturnType<typeof createApiClient>;

/** A typed client with the session of one account, like a page of that tenant. */
export interface Session {
  readonly api: Client;
  readonly token: string;
  readonly userId: string;
}

/** One running product for a spec file, on the embedded database or on the PostgreSQL of the run. */
export function startPlatform() {
  let product: Product | undefined;
  let database: Awaited<ReturnType<typeof testDatabase>> | undefined;

  beforeAll(async () => {
    database = await testDatabase();
    product = await startProduct({ env: database.env });
  });
  afterAll(async () => {
    await product?.dispose();
    await database?.drop();
  });

  const origin = () => `http://127.0.0.1:${product?.port ?? 0}`;
  /** @param host first label of the tenant's host */
  const client = (host: string, token = '', context: Record<string, string> = {}): Client =>
    createApiClient({
      baseUrl: origin,
      headers: () => ({
        // Node does not resolve *.localhost, so the address is the loopback's and the Host header names the tenant.
        host: `${host}:${product?.port ?? 0}`,
        token,
        organ: '',
        actor: '',
        branch: '',
        channel: '1',
        'source-host': 'admin',
        locale: 'zh-CN',
        timezone: 'Asia/Shanghai',
        ...context,
      }),
    });

  const logIn = async (account: string, host = 'localhost'): Promise<Session> => {
    const { token, userId } = await client(host).account.login({ account, password: demoPassword });
    const entered = client(host, token);
    const [choice] = await entered.account.findOrganList();
    const context = choice && { organ: choice.organ, actor: choice.actor, channel: choice.channel };
    return { token, userId, api: client(host, token, context) };
  };

  /** Kills the server (`kill -9`) at any moment and starts another one on the same data. */
  const killAndStart = async (): Promise<void> => {
    await product?.kill();
    await product?.start();
  };

  return { origin, client, logIn, killAndStart };
}
