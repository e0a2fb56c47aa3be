import type {
  Endpoint,
  EndpointData,
  ResourceKind,
  UploadRequest,
  UploadVoucher,
} from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { kindOfName } from '../files/kinds';
import { giveVoucher, renewVoucher } from '../files/vouchers';
import { FieldError } from '../http/business-error';
import * as fields from '../http/fields';
import { route } from '../http/route';

/** Above the limit for file names, which has an error message of its own. */
const TYPED_NAME = 1000;

const uploadInput = z.object({
  fileName: fields.text(TYPED_NAME),
  bytes: z.number().int().min(0),
  contentType: fields.text(200),
  title: fields.text(TYPED_NAME).optional(),
});

const voucher = z.object({
  uploadId: z.string(),
  uploadAddress: z.string(),
  uploadAuth: z.string(),
  expiresAt: z.string(),
});

interface Vouchers {
  readonly begin: Endpoint<UploadRequest, UploadVoucher> & EndpointData;
  readonly renew: Endpoint<{ uploadId: string }, UploadVoucher> & EndpointData;
  readonly access: `${string}.${string}`;
  /** Kinds that may be uploaded; all by default. */
  readonly kinds?: readonly ResourceKind[];
}

/** The two calls for an upload's voucher: one begins an upload, one extends its time. */
export function voucherRoutes(
  app: FastifyInstance,
  { begin, renew, access, kinds }: Vouchers,
): void {
  const { files } = app.services;

  route(app, begin, {
    request: uploadInput,
    response: voucher,
    access,
    handler: async (params, { tx, caller }) => {
      const kind = kindOfName(params.fileName);
      if (kinds && !kinds.some((resourceKind) => resourceKind === kind)) {
        throw new FieldError('fileName', 'file.otherKind');
      }
      return tx((t) => giveVoucher(t, caller, files, params));
    },
  });

  route(app, renew, {
    request: z.object({ uploadId: fields.identifier }),
    response: voucher,
    access,
    handler: ({ uploadId }, { tx, caller }) => tx((t) => renewVoucher(t, caller, files, uploadId)),
  });
}
