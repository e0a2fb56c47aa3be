import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { originOfTenant } from '../domain/account/tenant-origin';
import { appointInput, certifyInput, gradeInput } from '../domain/assessments/assessment-fields';
import { certify } from '../domain/assessments/certify';
import { appoint, gradeAssessment } from '../domain/assessments/move-assessment';
import * as replies from '../http/replies';
import { route } from '../http/route';

const text = z.string();

const [write, mark] = ['assessment.write', 'assessment.mark'] as const;

/** The result of an assessment and its certificate. */
export async function assessmentResultRoutes(app: FastifyInstance): Promise<void> {
  const { files, painter, site } = app.services;
  const { assessment } = contract;

  route(app, assessment.appoint, {
    request: appointInput,
    response: replies.nullReply,
    access: write,
    handler: async (input, { tx, caller }) => {
      await tx((t) => appoint(t, caller, input));
      return null;
    },
  });

  route(app, assessment.grade, {
    request: gradeInput,
    response: replies.nullReply,
    access: mark,
    handler: async (input, { tx, caller }) => {
      await tx((t) => gradeAssessment(t, caller, input));
      return null;
    },
  });

  route(app, assessment.certify, {
    request: certifyInput,
    response: z.object({ certificateNo: text }),
    access: 'certificate.issue',
    handler: (input, { tx, caller, ip, host }) =>
      tx((t) =>
        certify(t, caller, input, {
          ...{ painter, ip, secret: files.secret },
          origin: (system) => originOfTenant(system, caller.tenantId, { site: site.origin, host }),
        }),
      ),
  });
}
