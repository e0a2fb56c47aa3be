import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { originOfTenant } from '../domain/account/tenant-origin';
import {
  appointInput,
  assessmentFilter,
  assessmentSave,
  certifyInput,
  gradeInput,
  level,
  levels,
  statuses,
  versionedId,
  withdrawing,
} from '../domain/assessments/assessment-fields';
import { assessmentSheet, sheetColumns } from '../domain/assessments/assessment-sheet';
import { certify } from '../domain/assessments/certify';
import { exportAssessments } from '../domain/assessments/export-assessments';
import {
  findAssessments,
  findSkills,
  readAssessment,
} from '../domain/assessments/find-assessments';
import {
  appoint,
  deleteAssessment,
  gradeAssessment,
  withdraw,
} from '../domain/assessments/move-assessment';
import { saveAssessment } from '../domain/assessments/save-assessment';
import { filledTemplate } from '../domain/sheets/sheets';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { download, route } from '../http/route';
import { phrase } from '../phrases';
import { importRoutes } from './sheet-imports';

const text = z.string();

const reply = z.object({
  id: text,
  userId: text.nullable(),
  name: text,
  phone: text.nullable(),
  skill: text,
  level,
  status: z.enum(statuses),
  appointedAt: text.nullable(),
  place: text,
  score: z.number().nullable(),
  assessor: text,
  remarks: text,
  reason: text.nullable(),
  certificateId: text.nullable(),
  certificateNo: text.nullable(),
  branchId: text.nullable(),
  branchName: text.nullable(),
  createdAt: text,
  updatedAt: text,
  version: z.number().int(),
});

const [read, write, mark] = ['assessment.read', 'assessment.write', 'assessment.mark'] as const;

/** Imports and exports of assessed people as workbooks. */
function sheetRoutes(app: FastifyInstance): void {
  const { sheets } = app.services;
  const { assessment } = contract;

  download(app, assessment.template, {
    access: read,
    handler: (_, { locale }) =>
      filledTemplate(sheets, locale, ['sheet.assessmentFile', sheetColumns], {
        level: levels.map((item) => phrase(locale, `assessment.levels.${item}`)),
      }),
  });

  importRoutes(app, {
    check: assessment.checkImport,
    start: assessment.startImport,
    kind: assessmentSheet,
    job: 'assessment.import',
    access: write,
    action: 'assessment.imported',
  });

  download(app, assessment.export, {
    access: 'assessment.export',
    request: z.object(assessmentFilter),
    handler: (query, { caller, locale, zone, tx }) => {
      refuseInDemo(caller.readOnly);
      return exportAssessments(query, { caller, locale, zone: zone(), sheets, tx });
    },
  });
}

/** Assessments of the caller's organisation, within the caller's branches. */
export async function assessmentRoutes(app: FastifyInstance): Promise<void> {
  const { files, painter, site } = app.services;
  const { assessment } = contract;

  route(app, assessment.findByCondition, {
    request: z.object({ ...fields.page, ...assessmentFilter }),
    response: fields.pageOf(reply),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findAssessments(t, caller, query)),
  });

  route(app, assessment.findById, {
    request: z.object({ id: fields.identifier }),
    response: reply,
    access: read,
    handler: ({ id }, { tx, caller }) => tx((t) => readAssessment(t, caller, id)),
  });

  route(app, assessment.findSkills, {
    response: z.array(text),
    access: read,
    handler: (_, { tx, caller }) => tx((t) => findSkills(t, caller)),
  });

  route(app, assessment.save, {
    request: assessmentSave,
    response: versionedId,
    access: write,
    handler: (input, { tx, caller }) => tx((t) => saveAssessment(t, caller, input)),
  });

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

  route(app, assessment.withdraw, {
    request: withdrawing,
    response: replies.nullReply,
    access: write,
    handler: async (input, { tx, caller }) => {
      await tx((t) => withdraw(t, caller, input));
      return null;
    },
  });

  route(app, assessment.delete, {
    request: versionedId,
    response: replies.nullReply,
    access: write,
    handler: async (input, { tx, caller }) => {
      await tx((t) => deleteAssessment(t, caller, input));
      return null;
    },
  });

  sheetRoutes(app);
}
