import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findRule, saveRule } from '../domain/trains/certificate-rule';
import { certificateRule } from '../domain/trains/train-fields';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { trainCertificateReply } from './train-replies';

const [read, write] = ['train.read', 'train.write'] as const;

const idInput = z.object({ id: fields.identifier });

/** The certificate of a training. */
export function trainCertificateRoutes(app: FastifyInstance): void {
  const { trainCertificate } = contract;

  route(app, trainCertificate.save, {
    request: certificateRule,
    response: replies.createdReply,
    access: write,
    handler: (rule, { tx, caller }) => tx((t) => saveRule(t, caller, rule, true)),
  });

  route(app, trainCertificate.updateByTrainId, {
    request: certificateRule,
    response: replies.nullReply,
    access: write,
    handler: async (rule, { tx, caller }) => {
      await tx((t) => saveRule(t, caller, rule, false));
      return null;
    },
  });

  route(app, trainCertificate.findTrainCertById, {
    request: idInput,
    response: trainCertificateReply.nullable(),
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => findRule(t, caller, id)),
  });
}
