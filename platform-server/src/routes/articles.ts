import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  ARTICLE_BODY_LIMIT,
  articleFilter,
  articleSave,
  idInput,
  ofNumber,
  returning,
  scheduleInput,
  versionedId,
} from '../domain/content/article-fields';
import { findArticles } from '../domain/content/find-articles';
import {
  deleteArticle,
  returnArticle,
  scheduleArticle,
  submitArticle,
  unPublishArticle,
  unscheduleArticle,
  withdrawArticle,
} from '../domain/content/move-article';
import { publishArticle } from '../domain/content/publish';
import { findPublished, readPublished } from '../domain/content/published-articles';
import { memberCondition } from '../domain/content/published-conditions';
import { articleRow, readArticle } from '../domain/content/read-article';
import { readRevision, revisionsOf } from '../domain/content/revisions';
import { saveArticle } from '../domain/content/save-article';
import { discardChanges, restoreRevision } from '../domain/content/write-revision';
import { coversFor } from '../domain/courses/covers';
import type { Caller } from '../http/caller';
import * as fields from '../http/fields';
import { richTextShape } from '../http/json-shape';
import { moveRoutes } from '../http/move-routes';
import { route } from '../http/route';
import {
  articleReply,
  articleRevisions,
  articleSummary,
  publishedArticle,
  readArticleReply,
} from './article-replies';

const [read, write, publish] = ['cms.read', 'cms.write', 'cms.publish'] as const;

/** Articles and dissertations of the caller's organisation, within the caller's branches. */
export async function articleRoutes(app: FastifyInstance): Promise<void> {
  const { article } = contract;
  const addressFor = (caller: Caller) => coversFor(app.services.files, caller);

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

  moveRoutes(app, versionedId, [
    [
      article.submit,
      write,
      (t, caller, input) => submitArticle(t, caller, input, addressFor(caller)),
    ],
    [
      article.withdraw,
      write,
      (t, caller, input) => withdrawArticle(t, caller, input, addressFor(caller)),
    ],
    [
      article.publish,
      publish,
      (t, caller, input) => publishArticle(t, caller, input, addressFor(caller)),
    ],
    [
      article.unschedule,
      publish,
      (t, caller, input) => unscheduleArticle(t, caller, input, addressFor(caller)),
    ],
    [
      article.unPublish,
      publish,
      (t, caller, input) => unPublishArticle(t, caller, input, addressFor(caller)),
    ],
    [
      article.discard,
      write,
      (t, caller, input) => discardChanges(t, caller, input, addressFor(caller)),
    ],
    [
      article.delete,
      write,
      (t, caller, input) => deleteArticle(t, caller, input, addressFor(caller)),
    ],
  ]);
  moveRoutes(app, returning, [
    [
      article.giveBack,
      publish,
      (t, caller, input) => returnArticle(t, caller, input, addressFor(caller)),
    ],
  ]);
  moveRoutes(app, scheduleInput, [
    [
      article.schedule,
      publish,
      (t, caller, input) => scheduleArticle(t, caller, input, addressFor(caller)),
    ],
  ]);

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

/** Published articles, for any logged-in person. */
export async function publishedArticleRoutes(app: FastifyInstance): Promise<void> {
  const { article } = contract;
  const readerOf = (caller: Caller) => ({
    reach: memberCondition(caller),
    coverOf: () => coversFor(app.services.files, caller),
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
