import { assessmentImport } from '../domain/assessments/assessment-sheet';
import type { DrawingServices } from '../domain/certificates/draw-certificates';
import { certificateImages } from '../domain/certificates/images-job';
import { certificateIssue } from '../domain/certificates/issue-job';
import { packageExport } from '../domain/questions/qti/export-job';
import { packageImport } from '../domain/questions/qti/package-import';
import { questionImport } from '../domain/questions/sheet/question-import';
import { codesMaking } from '../domain/redemption/make-codes';
import { tenantImport } from '../domain/sheets/tenant-import';
import { studentChange } from '../domain/students/change-all';
import { studentImport } from '../domain/students/student-import';
import { teacherImport } from '../domain/teachers/teacher-import';
import { trainScores } from '../domain/trains/scores-job';
import type { JobKind } from './kinds';

/** Every kind of job by its name. */
export const jobKindsWith = (
  drawingServices: DrawingServices,
): Readonly<Record<string, JobKind>> => ({
  'certificate.issue': certificateIssue(drawingServices.painter, drawingServices.secret),
  'certificate.images': certificateImages(drawingServices),
  'tenant.import': tenantImport(drawingServices.secret),
  'student.change': studentChange,
  'student.import': studentImport,
  'teacher.import': teacherImport,
  'assessment.import': assessmentImport,
  'question.import': questionImport,
  'question.package': packageImport(drawingServices.storage),
  'question.export': packageExport(drawingServices.storage),
  'redemption.make': codesMaking,
  'train.scores': trainScores(drawingServices.storage),
});
