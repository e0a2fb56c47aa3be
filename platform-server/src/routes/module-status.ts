import { contract, errorCodes, type MapComparison } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database';
import { countOrRefuse } from '../domain/codes/limits';
import { networkOf } from '../domain/network';
import { FieldError } from '../http/business-error';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { withoutRetry } from '../import-map/halt-rollout';
import { compareMaps } from '../module-status/compare-maps';
import { countLoads } from '../module-status/count-loads';
import { describeBoard } from '../module-status/describe-board';
import { fetchMap, MapFetchError } from '../module-status/fetch-map';
import { publishedBy } from '../module-status/published-addresses';
import { board } from './module-status-replies';

const access = 'platform.modules';

/** Maximum of modules per report, more than any page loads. */
const MAX_LOADED = 200;
/** Bytes of a report with that many long addresses. */
const LOADS_BODY_LIMIT = 131_072;

/** State of this installation's modules, for platform operators; and the load reports of pages. */
export async function moduleStatusRoutes(app: FastifyInstance): Promise<void> {
  const { find, compare, countLoads: loads } = contract.moduleStatus;
  const { service, live, moduleHosts } = app.services.importMap;
  const { site } = app.services;

  /** @param requester whose calls are counted: each makes the server send a request to another one */
  async function compareWithServed(
    db: Database,
    address: string,
    requester: string,
  ): Promise<MapComparison> {
    await countOrRefuse(db, `compare-maps:${requester}`, { max: 30, seconds: 60 });
    try {
      const otherMap = await fetchMap(address, [...moduleHosts, site.origin]);
      return { address, modules: compareMaps(await live.current(), otherMap) };
    } catch (error) {
      if (!(error instanceof MapFetchError)) throw error;
      throw new FieldError('address', error.phrase, errorCodes.invalidInput, error.values);
    }
  }

  route(app, find, {
    response: board,
    access,
    handler: async (_, { db, caller }) =>
      describeBoard(db, service, await live.current(), caller.accountId),
    foreign: async (_, { db }) => describeBoard(db, service, await live.current(), null),
  });

  route(app, compare, {
    request: z.object({ address: fields.text(1000).trim().min(1) }),
    response: z.object({
      address: z.string(),
      modules: z.array(
        z.object({
          name: z.string(),
          here: z.string().nullable(),
          there: z.string().nullable(),
          same: z.boolean(),
        }),
      ),
    }),
    access,
    handler: ({ address }, { db, caller }) => compareWithServed(db, address, caller.accountId),
    foreign: ({ address }, { db, ip }) => compareWithServed(db, address, networkOf(ip)),
  });

  route(app, loads, {
    bodyLimit: LOADS_BODY_LIMIT,
    request: z.object({
      modules: z
        .array(z.strictObject({ module: fields.text(128), address: fields.text(1000) }))
        .min(1)
        .max(MAX_LOADED),
    }),
    response: replies.nullReply,
    handler: async ({ modules }, { db, ip }) => {
      await countOrRefuse(db, `module-loads:${networkOf(ip)}`, { max: 300, seconds: 60 });
      // A limit for the database load, however many pages open at once.
      await countOrRefuse(db, 'module-loads', { max: 6000, seconds: 60 });
      const publishers = publishedBy(await live.current());
      const plain = modules.map(({ module, address }) => ({
        module,
        address: withoutRetry(address) ?? '',
      }));
      await countLoads(db, plain, publishers);
      return null;
    },
  });
}
