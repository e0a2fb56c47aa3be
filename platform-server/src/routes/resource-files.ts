import { contract, type ResourceKind } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { documentToken, renewDocumentToken, showResource } from '../domain/resources/show-resource';
import * as fields from '../http/fields';
import { redirectToFile } from '../http/file-route';
import { route } from '../http/route';
import { readerOf } from './resources';
import { voucherRoutes } from './voucher-routes';

const address = z.object({ url: z.string(), expiresAt: z.string() });

const token = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  previewUrl: z.string(),
  expiresAt: z.string(),
});

const byId = z.object({ id: fields.identifier });
const resourceKinds: readonly ResourceKind[] = ['video', 'audio', 'document', 'image'];

/** Uploads of a resource's file, and its addresses for pages. */
export async function resourceFileRoutes(app: FastifyInstance): Promise<void> {
  const { resource } = contract;
  const read = 'resource.read';
  const write = 'resource.write';

  voucherRoutes(app, {
    begin: resource.uploadVoucher,
    renew: resource.refreshUploadVoucher,
    access: write,
  });
  voucherRoutes(app, {
    begin: resource.createUploadVideo,
    renew: resource.refreshUploadVideo,
    access: write,
    kinds: ['video'],
  });

  const show = (endpoint: typeof resource.getVideoPlayURL, kinds: readonly ResourceKind[]): void =>
    route(app, endpoint, {
      request: byId,
      response: address,
      access: read,
      handler: ({ id }, call) =>
        call.tx((t) => showResource(t, readerOf(app, call), { id, kinds })),
    });
  show(resource.getVideoPlayURL, ['video']);
  show(resource.getImageOrDocUrl as never, ['image', 'document']);
  show(resource.getAudioOrDocUrl as never, ['audio', 'document']);

  route(app, resource.getVideoPlayAuth, {
    request: byId,
    response: z.object({ playAuth: z.string(), expiresAt: z.string() }),
    access: read,
    handler: async ({ id }, call) => {
      const fileRequest = { id, kinds: ['video'] as const };
      const { url, expiresAt } = await call.tx((t) =>
        showResource(t, readerOf(app, call), fileRequest),
      );
      return { playAuth: url, expiresAt };
    },
  });

  route(app, resource.getDocAccessToken, {
    request: byId,
    response: token,
    access: read,
    handler: ({ id }, call) => call.tx((t) => documentToken(t, readerOf(app, call), id)),
  });

  route(app, resource.refreshDocAccessToken, {
    request: byId.extend({ refreshToken: fields.text(200) }),
    response: token,
    access: read,
    handler: (params, call) => call.tx((t) => renewDocumentToken(t, readerOf(app, call), params)),
  });

  redirectToFile(app, resource.downFile, {
    request: byId,
    access: read,
    handler: async ({ id }, call) => {
      const fileRequest = { id, kinds: resourceKinds, asDownload: true };
      return (await call.tx((t) => showResource(t, readerOf(app, call), fileRequest))).url;
    },
  });
}
