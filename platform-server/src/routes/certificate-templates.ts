import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { deleteTemplate } from '../domain/certificates/delete-template';
import { findTemplates, readTemplate } from '../domain/certificates/find-templates';
import { templateRow, trainsOf } from '../domain/certificates/lock-template';
import { copyTemplate, saveTemplate } from '../domain/certificates/save-template';
import {
  TEMPLATE_BODY_LIMIT,
  templateSave,
  templateStatuses,
} from '../domain/certificates/template-fields';
import { problemsOf } from '../domain/certificates/template-problems';
import { requireUsable, settingsOf } from '../domain/certificates/template-settings';
import { fileAddressesFor } from '../domain/file-addresses';
import type { Caller } from '../http/caller';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { templateCheck, templateReply } from './certificate-template-replies';

const [read, write] = ['certificate.read', 'certificate.write'] as const;

const idInput = z.object({ id: fields.identifier });

/** Certificate templates of the caller's organisation, within the caller's branches. */
export async function certificateTemplateRoutes(app: FastifyInstance): Promise<void> {
  const { files, painter } = app.services;
  const { certificateTemplate: template } = contract;
  const fileAddressOf = (caller: Caller) => fileAddressesFor(files, caller);

  route(app, template.findByCondition, {
    request: z.object({
      ...fields.page,
      keyword: fields.text(64).optional(),
      status: z.enum(templateStatuses).optional(),
    }),
    response: fields.pageOf(templateReply),
    access: read,
    handler: (query, { tx, caller }) =>
      tx((t) => findTemplates(t, caller, query, fileAddressOf(caller))),
  });

  route(app, template.findById, {
    request: idInput,
    response: templateReply,
    access: read,
    handler: ({ id }, { tx, caller }) =>
      tx((t) => readTemplate(t, caller, id, fileAddressOf(caller))),
  });

  route(app, template.save, {
    request: templateSave,
    response: z.object({ id: z.string(), version: z.number().int() }),
    access: write,
    bodyLimit: TEMPLATE_BODY_LIMIT,
    handler: async (input, { tx, caller }) => {
      const { id, status } = input;
      if (id === undefined || status !== 'enabled') {
        return tx((t) => saveTemplate(t, caller, input, fileAddressOf(caller)));
      }
      const checkedVersion = await requireUsable(
        await tx((t) => templateRow(t, caller, id)),
        input,
        painter,
      );
      const { version = checkedVersion } = input;
      return tx((t) => saveTemplate(t, caller, { ...input, version }, fileAddressOf(caller)));
    },
  });

  route(app, template.delete, {
    request: idInput.extend({ version: fields.versionInQuery }),
    response: replies.nullReply,
    access: write,
    handler: async (input, { tx, caller }) => {
      await tx((t) => deleteTemplate(t, caller, input, fileAddressOf(caller)));
      return null;
    },
  });

  route(app, template.copy, {
    request: idInput,
    response: replies.createdReply,
    access: write,
    handler: ({ id }, { tx, caller, locale }) => tx((t) => copyTemplate(t, caller, id, locale)),
  });

  route(app, template.checkContent, {
    request: idInput,
    response: templateCheck,
    access: read,
    handler: async ({ id }, { tx, caller }) => {
      const row = await tx((t) => templateRow(t, caller, id));
      const problems = await problemsOf(settingsOf(row), painter);
      return { changeable: row.issuedCount === 0, problems };
    },
  });

  route(app, template.getRelateList, {
    request: idInput,
    response: z.array(z.object({ trainId: z.string(), title: z.string() })),
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => trainsOf(t, caller, id)),
  });
}
