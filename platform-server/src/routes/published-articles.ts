import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { articleFilter, idInput } from '../domain/content/article-fields';
import { findPublished, readPublished } from '../domain/content/published-articles';
import { memberCondition } from '../domain/content/published-conditions';
import { fileAddressesFor } from '../domain/file-addresses';
import type { Caller } from '../http/caller';
import * as fields from '../http/fields';
import { route } from '../http/route';
import { publishedArticle, readArticleReply } from './article-replies';

/** Published articles, for any logged-in person. */
export async function publishedArticleRoutes(app: FastifyInstance): Promise<void> {
  const { article } = contract;
  const readerOf = (caller: Caller) => ({
    reach: memberCondition(caller),
    fileAddressOf: () => fileAddressesFor(app.services.files, caller),
  });

  route(app, article.findPublished, {
    request: z.object({
      ...fields.page,
      kind: articleFilter.kind.optional(),
      keyword: articleFilter.keyword,
    }),
    response: fields.pageOf(publishedArticle),
    access: 'session',
    handler: (query, { db, caller }) =>
      db.withSystem((t) => findPublished(t, readerOf(caller), query)),
  });

  route(app, article.readPublished, {
    request: idInput,
    response: readArticleReply,
    access: 'session',
    handler: ({ id }, { db, caller }) =>
      db.withSystem((t) => readPublished(t, readerOf(caller), id)),
  });
}
