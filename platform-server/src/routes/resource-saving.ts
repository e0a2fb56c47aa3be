import { contract, type ResourceKind } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changeResource } from '../domain/resources/change-resource';
import { removeResource } from '../domain/resources/remove-resource';
import { saveResource } from '../domain/resources/save-resource';
import { deleteUnusedFiles } from '../files/file-references';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import type { SessionCall } from '../http/route-call';
import { todayIn } from '../http/today';
import { count } from './resource-replies';
import { readerOf } from './resources';

const TITLE_LIMIT = 100;

/** Seconds of a week, and pages of a document. */
const [SECONDS_LIMIT, PAGES_LIMIT] = [604_800, 100_000];

const input = z.object({
  uploadId: fields.identifier,
  title: fields.requiredText(TITLE_LIMIT),
  categoryId: fields.identifier.nullish(),
  copyrightUnitId: fields.identifier.nullish(),
  seconds: count.min(0).max(SECONDS_LIMIT).optional(),
  pages: count.min(1).max(PAGES_LIMIT).optional(),
  posterUploadId: fields.identifier.optional(),
  shared: z.boolean().optional(),
});

/** The entry of an uploaded file in the library, its changes and its removal. */
export async function resourceSavingRoutes(app: FastifyInstance): Promise<void> {
  const { resource } = contract;
  const { files } = app.services;
  const write = 'resource.write';
  /** Deletes files; a failure is only logged, because the sweep retries it later. */
  const discardFiles = ({ db, log }: SessionCall, ids: readonly string[]): Promise<void> =>
    deleteUnusedFiles(db, files.storage, ids).catch((error: unknown) => {
      log.warn({ err: error, files: ids }, 'files stay until they are swept');
    });
  const save = (
    endpoint:
      | typeof resource.saveVideo
      | typeof resource.saveVideoAndAudio
      | typeof resource.saveAudioAndDoc
      | typeof resource.saveImageAndDoc,
    kinds: readonly ResourceKind[],
  ): void =>
    route(app, endpoint, {
      request: input,
      response: replies.createdReply,
      access: write,
      handler: (params, { tx, caller, zone }) =>
        tx((t) => saveResource(t, caller, params, { kinds, today: todayIn(zone()) })),
    });

  save(resource.saveVideo, ['video']);

  save(resource.saveVideoAndAudio, ['video', 'audio']);

  save(resource.saveAudioAndDoc, ['audio', 'document']);

  save(resource.saveImageAndDoc, ['image', 'document']);

  route(app, resource.updateResourceById, {
    request: input.partial().extend({ id: fields.identifier, version: fields.version }),
    response: replies.nullReply,
    access: write,
    handler: async (change, call) => {
      const now = { today: todayIn(call.zone()) };
      const removed = await call.tx((t) => changeResource(t, readerOf(app, call), change, now));
      await discardFiles(call, removed);
      return null;
    },
  });

  route(app, resource.delete, {
    request: z.object({ id: fields.identifier }),
    response: replies.nullReply,
    access: write,
    handler: async ({ id }, call) => {
      const removed = await call.tx((t) => removeResource(t, readerOf(app, call), id));
      await discardFiles(call, removed);
      return null;
    },
  });
}
