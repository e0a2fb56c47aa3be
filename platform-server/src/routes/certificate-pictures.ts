import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { originOfTenant } from '../domain/account/tenant-origin';
import { addPicture, findPictures, removePicture } from '../domain/certificates/attachments';
import { previewOf } from '../domain/certificates/preview';
import {
  jsonFields,
  TEMPLATE_BODY_LIMIT,
  templateInput,
} from '../domain/certificates/template-fields';
import { fileAddressesFor } from '../domain/file-addresses';
import type { Caller } from '../http/caller';
import * as fields from '../http/fields';
import { fileDownload } from '../http/file-route';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { commonAttachment, pictureKinds } from './certificate-template-replies';

const [read, write] = ['certificate.read', 'certificate.write'] as const;

const idInput = z.object({ id: fields.identifier });
const MAX_NAME_LENGTH = 60;
const [MIN_WIDTH, MAX_WIDTH, DEFAULT_WIDTH] = [200, 2480, 1240];

/** The pictures that templates share, and the picture of a template. */
export async function certificatePictureRoutes(app: FastifyInstance): Promise<void> {
  const { files, painter } = app.services;
  const { certificateTemplate: template } = contract;
  const fileAddressOf = (caller: Caller) => fileAddressesFor(files, caller);

  route(app, template.findAttachments, {
    request: z.object({ kind: z.enum(pictureKinds).optional() }),
    response: z.array(commonAttachment),
    access: read,
    handler: ({ kind }, { tx, caller }) =>
      tx((t) => findPictures(t, caller, kind, fileAddressOf(caller))),
  });

  route(app, template.addAttachment, {
    request: z.object({
      uploadId: fields.identifier,
      name: fields.requiredText(MAX_NAME_LENGTH),
      kind: z.enum(pictureKinds),
    }),
    response: replies.createdReply,
    access: write,
    handler: (input, { tx, caller }) => tx((t) => addPicture(t, caller, input)),
  });

  route(app, template.removeAttachment, {
    request: idInput,
    response: replies.nullReply,
    access: write,
    handler: async ({ id }, { tx, caller }) => {
      await tx((t) => removePicture(t, caller, id));
      return null;
    },
  });

  fileDownload(app, template.preview, {
    request: z.object({
      template: templateInput,
      width: z.int().min(MIN_WIDTH).max(MAX_WIDTH).optional(),
    }),
    access: read,
    bodyLimit: TEMPLATE_BODY_LIMIT,
    handler: async (
      { template: sent, width = DEFAULT_WIDTH },
      { tx, caller, locale, db, noticeDelivery },
    ) => {
      const settings = { ...sent, fields: jsonFields(sent.fields) };
      const { storage } = files;
      const origin = await db.withSystem((t) => originOfTenant(t, caller.tenantId, noticeDelivery));
      const picture = await previewOf(settings, width, { painter, storage, locale, origin, tx });
      return { name: `${sent.name}.png`, type: 'image/png', content: Buffer.from(picture) };
    },
  });
}
