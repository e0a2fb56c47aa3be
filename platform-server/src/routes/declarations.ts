import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  declarationFilter,
  declarationSave,
  versionedId,
} from '../domain/declarations/declaration-fields';
import { findDeclarations } from '../domain/declarations/find-declarations';
import { deleteDeclaration, submitDeclaration } from '../domain/declarations/move-declaration';
import { type FileAddress, readDeclaration } from '../domain/declarations/read-declaration';
import { saveDeclaration } from '../domain/declarations/save-declaration';
import { addressOf } from '../files/addresses';
import type { Caller } from '../http/caller';
import * as fields from '../http/fields';
import { moveRoutes } from '../http/move-routes';
import { route } from '../http/route';
import { detail, summary } from './declaration-replies';
import { voucherRoutes } from './voucher-routes';

const idInput = z.object({ id: fields.identifier });

export const addressesFor =
  (app: FastifyInstance, { sessionId }: Caller): FileAddress =>
  (file) =>
    addressOf(app.services.files.secret, file, { variant: 'download', sessionId }).url;

/** Declarations of the caller's organisation. */
export async function declarationRoutes(app: FastifyInstance): Promise<void> {
  const { declaration } = contract;
  const [read, write, submit] = ['declare.read', 'declare.write', 'declare.submit'] as const;

  route(app, declaration.findByCondition, {
    request: z.object({ ...fields.page, ...declarationFilter }),
    response: fields.pageOf(summary),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findDeclarations(t, caller, query)),
  });

  route(app, declaration.findById, {
    request: idInput,
    response: detail,
    access: read,
    handler: ({ id }, { tx, caller }) =>
      tx((t) => readDeclaration(t, caller, id, addressesFor(app, caller))),
  });

  route(app, declaration.save, {
    request: declarationSave,
    response: versionedId,
    access: write,
    handler: (input, { tx, caller }) =>
      tx((t) => saveDeclaration(t, caller, input, addressesFor(app, caller))),
  });

  voucherRoutes(app, {
    begin: declaration.uploadVoucher,
    renew: declaration.refreshUploadVoucher,
    access: write,
    kinds: ['document', 'image'],
  });

  moveRoutes(app, versionedId, [
    [
      declaration.submit,
      submit,
      (t, caller, input) => submitDeclaration(t, caller, input, addressesFor(app, caller)),
    ],
    [
      declaration.delete,
      write,
      (t, caller, input) => deleteDeclaration(t, caller, input, addressesFor(app, caller)),
    ],
  ]);
}
