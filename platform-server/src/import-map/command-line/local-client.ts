import { userInfo } from 'node:os';
import type { OpenedDatabase } from '../../db/open-database';
import type { Settings } from '../../settings/server-settings';
import type { FileLiveMap } from '../../static/live-map';
import { toChangeRequest } from '../change-request';
import { createImportMapService } from '../create-service';
import { describeState } from '../describe';
import { describeChange } from '../describe-change';
import { asCommandErrors } from './command-errors';
import type { MapClient } from './map-client';

/** A client that works in this process, since no server holds the database. */
export async function connectLocal(
  database: OpenedDatabase,
  settings: Settings,
  live: FileLiveMap,
): Promise<MapClient> {
  const { db } = database;
  const service = createImportMapService(db, settings);
  // An edit of the file made while no server ran is recorded first.
  await live.follow(service);
  const author = { who: `${userInfo().username} (command line)`, account: null };
  return {
    state: async () => describeState(db, service, await live.current()),
    history: async () => (await service.history(50)).map(describeChange),
    change: ({ why: reason, force, ...request }, ifMatch) =>
      asCommandErrors(async () =>
        service.change(toChangeRequest(request), { author, why: reason, ifMatch, force }),
      ),
    decide: (id, isApproved) => asCommandErrors(() => service.decide(id, isApproved, author)),
    rollOut: ({ why: reason, force, ...request }) =>
      asCommandErrors(() => service.putRollout(request, { author, why: reason, force })),
    stopRollout: (module, reason) =>
      asCommandErrors(() => service.stopRollout(module, { author, why: reason })),
    async close() {
      await live.stop();
      await database.close();
    },
  };
}
