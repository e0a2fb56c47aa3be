import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { returning, scheduleInput, versionedId } from '../domain/content/article-fields';
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
import { discardChanges } from '../domain/content/write-revision';
import { fileAddressesFor } from '../domain/file-addresses';
import type { Caller } from '../http/caller';
import { moveRoutes } from '../http/move-routes';

const [write, publish] = ['cms.write', 'cms.publish'] as const;

/** Moves of articles between their states. */
export async function articleMoveRoutes(app: FastifyInstance): Promise<void> {
  const { article } = contract;
  const addressFor = (caller: Caller) => fileAddressesFor(app.services.files, caller);

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
}
