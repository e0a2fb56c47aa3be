import { contract } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { findCaller } from '../domain/find-caller';
import type { FaceEngine } from '../domain/identity/face-engine';
import type { FacePolicy } from '../domain/identity/faces';
import type { TestServer } from './test-server';

const { account, monitor } = contract;

/** Caches readings, because the engine takes a second for each picture. */
function rememberReadings(engine: FaceEngine): void {
  const cache = new Map<string, ReturnType<FaceEngine['read']>>();
  const read = engine.read.bind(engine);
  const remembered: FaceEngine['read'] = (image) => {
    const reading = cache.get(image) ?? read(image);
    cache.set(image, reading);
    // failures are retried
    reading.catch(() => cache.delete(image));
    return reading;
  };
  Object.assign(engine, { read: remembered });
}

/** Calls for tests of faces on that server, and their pictures. */
export function faceCalls(server: TestServer) {
  // The models are loaded with the first picture.
  jest.setTimeout(60_000);
  beforeAll(() => rememberReadings(server.services.faces.engine));

  const check = (token: string, userImage: string, businessType = 4) => {
    const about = { businessId: 'b', businessType, businessSource: 'account-center' };
    return server.call(
      monitor.humanFaceComparison,
      { ...about, userImage, isSave: false },
      { token },
    );
  };

  const close = (token: string) =>
    server.call(account.applyAccountLogout, { agreed: true }, { token });

  const callerOf = (token: string) => {
    const { limits } = server.services.login;
    return findCaller(server.db, token, { actor: null, organ: null, branch: null }, limits);
  };

  /** The server's policy, with a log-out of the session while a picture is read, which takes seconds. */
  const endingWhileRead = (token: string): FacePolicy => {
    const { faces } = server.services;
    const read = async (image: string) => {
      await server.call(account.logout, {}, { token });
      return faces.engine.read(image);
    };
    return { ...faces, engine: { ...faces.engine, read } };
  };

  const from = {
    ip: '198.51.100.1',
    get noticeDelivery() {
      const { secret } = server.services.login.codes;
      const links = { secret, site: 'http://localhost:9000', host: 'localhost' };
      return { locale: 'zh-CN', delivers: { sms: false, mail: false }, ...links } as const;
    },
  };

  /** Accounts that were notified of a change; deletes the notices. */
  const notifiedAccounts = async (change: string) => {
    const rows = await server.db.executeAsSystem<{ account: string }>(
      sql`DELETE FROM outbox WHERE purpose = ${`notice.${change}`} RETURNING account`,
    );
    return rows.map((row) => row.account).sort();
  };

  return { check, close, callerOf, endingWhileRead, from, notifiedAccounts };
}
