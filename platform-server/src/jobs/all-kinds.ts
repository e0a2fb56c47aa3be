import { assessmentImport } from '../domain/assessments/assessment-sheet';
import type { Drawing } from '../domain/certificates/draw';
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
export const jobKindsWith = (drawing: Drawing): Readonly<Record<string, JobKind>> => ({
  'certificate.issue': certificateIssue(drawing.painter, drawing.secret),
  'certificate.images': certificateImages(drawing),
  'tenant.import': tenantImport(drawing.secret),
  'student.change': studentChange,
  'student.import': studentImport,
  'teacher.import': teacherImport,
  'assessment.import': assessmentImport,
  'question.import': questionImport,
  'question.package': packageImport(drawing.storage),
  'question.export': packageExport(drawing.storage),
  'redemption.make': codesMaking,
  'train.scores': trainScores(drawing.storage),
});
