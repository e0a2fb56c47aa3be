import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../db/database';
import { countEachOrRefuse } from '../domain/codes/limits';
import { articleName } from '../domain/content/article-fields';
import {
  type ArticleReader,
  findPublished,
  readPublished,
} from '../domain/content/published-articles';
import { entranceCondition } from '../domain/content/published-conditions';
import { publicFileAddresses } from '../domain/file-addresses';
import { networkOf } from '../domain/network';
import { tenantOfHost } from '../domain/tenants';
import * as fields from '../http/fields';
import { route } from '../http/route';
import type { PublicCall } from '../http/route-call';
import { publishedArticle, readArticleReply } from './article-replies';

/** Limit per network, behind which a whole school may log in. */
const REQUEST_LIMIT = { max: 300, seconds: 60 };
/** Maximum of articles in a list. */
const MAX_NEWS = 20;

/** Articles that a tenant shows on its log-in page. */
export async function newsRoutes(app: FastifyInstance): Promise<void> {
  const { news } = contract;

  const readerOf = async (tx: Tx, { host }: PublicCall): Promise<ArticleReader> => ({
    reach: entranceCondition((await tenantOfHost(tx, host)).id),
    fileAddressOf: (articleId) => publicFileAddresses(app.services.files, articleId),
  });

  const countCall = async <T>(call: PublicCall, work: (tx: Tx) => Promise<T>): Promise<T> => {
    await countEachOrRefuse(call.db, [[`news:${networkOf(call.ip)}`, REQUEST_LIMIT]]);
    return call.db.withSystem(work);
  };

  route(app, news.find, {
    request: z.object({ ...fields.page, pageSize: z.coerce.number().int().min(1).max(MAX_NEWS) }),
    response: fields.pageOf(publishedArticle),
    handler: (query, call) =>
      countCall(call, async (tx) => findPublished(tx, await readerOf(tx, call), query)),
  });

  route(app, news.findById, {
    request: z.object({ id: articleName }),
    response: readArticleReply,
    handler: ({ id }, call) =>
      countCall(call, async (tx) => readPublished(tx, await readerOf(tx, call), id)),
  });
}
