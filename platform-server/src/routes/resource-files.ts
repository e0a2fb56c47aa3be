import { contract, type ResourceKind } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { documentToken, renewDocumentToken, showResource } from '../domain/resources/show-resource';
import { kindOfName } from '../files/kinds';
import { giveVoucher, renewVoucher } from '../files/vouchers';
import { FieldError } from '../http/business-error';
import * as fields from '../http/fields';
import { redirectToFile, route } from '../http/route';
import { readerOf } from './resources';
import { byUpload, uploadAsked, voucher } from './upload-terms';

const address = z.object({ url: z.string(), expiresAt: z.string() });

const token = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  previewUrl: z.string(),
  expiresAt: z.string(),
});

const byId = z.object({ id: fields.identifier });
const all: readonly ResourceKind[] = ['video', 'audio', 'document', 'image'];

/** The way of a resource's file to the storage, and from there to a page. */
export async function resourceFileRoutes(app: FastifyInstance): Promise<void> {
  const { resource } = contract;
  const { files } = app.services;
  const read = 'resource.read';
  const write = 'resource.write';

  route(app, resource.uploadVoucher, {
    request: uploadAsked,
    response: voucher,
    access: write,
    handler: (params, { tx, caller }) => tx((t) => giveVoucher(t, caller, files, params)),
  });

  route(app, resource.createUploadVideo, {
    request: uploadAsked,
    response: voucher,
    access: write,
    handler: async (params, { tx, caller }) => {
      if (kindOfName(params.fileName) !== 'video') {
        throw new FieldError('fileName', 'file.otherKind');
      }
      return tx((t) => giveVoucher(t, caller, files, params));
    },
  });

  for (const endpoint of [resource.refreshUploadVoucher, resource.refreshUploadVideo]) {
    route(app, endpoint as typeof resource.refreshUploadVoucher, {
      request: byUpload,
      response: voucher,
      access: write,
      handler: ({ uploadId }, { tx, caller }) =>
        tx((t) => renewVoucher(t, caller, files, uploadId)),
    });
  }

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
      const shown = { id, kinds: ['video'] as const };
      const { url, expiresAt } = await call.tx((t) => showResource(t, readerOf(app, call), shown));
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
      const shown = { id, kinds: all, asDownload: true };
      return (await call.tx((t) => showResource(t, readerOf(app, call), shown))).url;
    },
  });
}
