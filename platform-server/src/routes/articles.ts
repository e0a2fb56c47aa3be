import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  ARTICLE_BODY_LIMIT,
  articleFilter,
  articleSave,
  idInput,
  ofNumber,
  versionedId,
} from '../domain/content/article-fields';
import { findArticles } from '../domain/content/find-articles';
import { articleRow, readArticle } from '../domain/content/read-article';
import { readRevision, revisionsOf } from '../domain/content/revisions';
import { saveArticle } from '../domain/content/save-article';
import { restoreRevision } from '../domain/content/write-revision';
import { fileAddressesFor } from '../domain/file-addresses';
import type { Caller } from '../http/caller';
import * as fields from '../http/fields';
import { richTextShape } from '../http/json-shape';
import { route } from '../http/route';
import { articleReply, articleRevisions, articleSummary } from './article-replies';

const [read, write] = ['cms.read', 'cms.write'] as const;

/** Articles and dissertations of the caller's organisation, within the caller's branches. */
export async function articleRoutes(app: FastifyInstance): Promise<void> {
  const { article } = contract;
  const addressFor = (caller: Caller) => fileAddressesFor(app.services.files, caller);

  route(app, article.findByCondition, {
    request: z.object({ ...fields.page, ...articleFilter }),
    response: fields.pageOf(articleSummary),
    access: read,
    handler: (query, { tx, caller }) =>
      tx((t) => findArticles(t, caller, query, addressFor(caller))),
  });

  route(app, article.findById, {
    request: idInput,
    response: articleReply,
    access: read,
    handler: ({ id }, { tx, caller }) =>
      tx(async (t) => readArticle(t, await articleRow(t, caller, id), addressFor(caller))),
  });

  route(app, article.save, {
    request: articleSave,
    response: versionedId,
    access: write,
    bodyLimit: ARTICLE_BODY_LIMIT,
    bodyShape: richTextShape,
    handler: (input, { tx, caller }) =>
      tx((t) => saveArticle(t, caller, input, addressFor(caller))),
  });

  route(app, article.findRevisions, {
    request: idInput,
    response: articleRevisions,
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => revisionsOf(t, caller, id)),
  });

  route(app, article.findRevision, {
    request: idInput.extend({ number: z.coerce.number().int().min(1) }),
    response: articleReply,
    access: read,
    handler: (input, { tx, caller }) =>
      tx((t) => readRevision(t, caller, input, addressFor(caller))),
  });

  route(app, article.restoreRevision, {
    request: versionedId.extend({ number: ofNumber }),
    response: versionedId,
    access: write,
    handler: (input, { tx, caller }) =>
      tx((t) => restoreRevision(t, caller, input, addressFor(caller))),
  });
}
