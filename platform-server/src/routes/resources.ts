import { contract, type ResourceKind } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changeResource } from '../domain/resources/change-resource';
import { findResources, resourceById, resourceSorts } from '../domain/resources/find-resources';
import type { Reader } from '../domain/resources/reader';
import { removeResource } from '../domain/resources/remove-resource';
import { filesOf, usesOf } from '../domain/resources/resource-history';
import { saveResource } from '../domain/resources/save-resource';
import { abandonFiles } from '../files/file-references';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import type { SessionCall } from '../http/route-call';
import { todayIn } from '../http/today';

const TITLE_LIMIT = 100;
/** Seconds of a week, and pages of a document. */
const [SECONDS_LIMIT, PAGES_LIMIT] = [604_800, 100_000];

const count = z.number().int();
const resourceKind = z.enum(['video', 'audio', 'document', 'image']);
const status = z.enum(['uploading', 'converting', 'ready', 'failed']);

const reply = z.object({
  id: z.string(),
  title: z.string(),
  kind: resourceKind,
  status,
  refusal: z.string().nullable(),
  categoryId: z.string().nullable(),
  categoryName: z.string().nullable(),
  fileName: z.string(),
  mediaType: z.string().nullable(),
  bytes: z.number(),
  seconds: count.nullable(),
  pages: count.nullable(),
  thumbnailUrl: z.string().nullable(),
  copyrightUnitId: z.string().nullable(),
  copyrightUnitName: z.string().nullable(),
  shared: z.boolean(),
  organId: z.string(),
  organName: z.string(),
  branchId: z.string().nullable(),
  branchName: z.string().nullable(),
  grant: z.object({ expiresAt: z.string().nullable() }).optional(),
  applied: z.boolean().optional(),
  uses: count,
  fileNumber: count,
  uploaderName: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: count,
});

const input = z.object({
  uploadId: fields.identifier,
  title: fields.title(TITLE_LIMIT),
  categoryId: fields.identifier.nullish(),
  copyrightUnitId: fields.identifier.nullish(),
  seconds: count.min(0).max(SECONDS_LIMIT).optional(),
  pages: count.min(1).max(PAGES_LIMIT).optional(),
  posterUploadId: fields.identifier.optional(),
  shared: z.boolean().optional(),
});

const byId = z.object({ id: fields.identifier });

/** The reader in whose language and rights a call reads resources. */
export const readerOf = (app: FastifyInstance, { caller, locale }: SessionCall): Reader => ({
  caller,
  locale,
  secret: app.services.files.secret,
});

/** The resource library of the session's organisation, within the caller's branches. */
export async function resourceRoutes(app: FastifyInstance): Promise<void> {
  const { resource } = contract;
  const { files } = app.services;
  const read = 'resource.read';
  const write = 'resource.write';

  /** Deletes files; a failure is only logged, because the sweep retries it later. */
  const discardFiles = ({ db, log }: SessionCall, ids: readonly string[]): Promise<void> =>
    abandonFiles(db, files.storage, ids).catch((error: unknown) => {
      log.warn({ err: error, files: ids }, 'files stay until they are swept');
    });

  route(app, resource.findByConditionWithPage, {
    request: z.object({
      ...fields.page,
      keyword: fields.text(64).optional(),
      kind: resourceKind.optional(),
      status: status.optional(),
      categoryId: fields.identifier.optional(),
      branchId: fields.identifier.optional(),
      from: z.enum(['own', 'granted', 'offered']).optional(),
      usable: z.boolean().optional(),
      sort: z.enum(resourceSorts).optional(),
    }),
    response: fields.pageOf(reply),
    access: read,
    handler: (query, call) => call.tx((t) => findResources(t, readerOf(app, call), query)),
  });

  route(app, resource.findById, {
    request: byId,
    response: reply,
    access: read,
    handler: ({ id }, call) => call.tx((t) => resourceById(t, readerOf(app, call), id)),
  });

  route(app, resource.findFiles, {
    request: byId,
    response: z.array(
      z.object({
        number: count,
        fileName: z.string(),
        bytes: z.number(),
        byName: z.string(),
        createdAt: z.string(),
      }),
    ),
    access: read,
    handler: ({ id }, call) => call.tx((t) => filesOf(t, readerOf(app, call), id)),
  });

  route(app, resource.findUses, {
    request: byId,
    response: z.array(z.object({ courseId: z.string(), title: z.string(), status: z.string() })),
    access: read,
    handler: ({ id }, call) => call.tx((t) => usesOf(t, readerOf(app, call), id)),
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
    request: byId,
    response: replies.nullReply,
    access: write,
    handler: async ({ id }, call) => {
      const removed = await call.tx((t) => removeResource(t, readerOf(app, call), id));
      await discardFiles(call, removed);
      return null;
    },
  });
}
