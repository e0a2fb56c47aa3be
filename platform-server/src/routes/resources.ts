import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findResources, resourceById, resourceSorts } from '../domain/resources/find-resources';
import type { Reader } from '../domain/resources/reader';
import { filesOf, usesOf } from '../domain/resources/resource-history';
import * as fields from '../http/fields';
import { route } from '../http/route';
import type { SessionCall } from '../http/route-call';
import { count, reply, resourceKind, status } from './resource-replies';

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
  const read = 'resource.read';

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
}
