import { dashboardPages } from './base-dashboards';
import { basePermissions } from './base-roles';
import { studentPages } from './base-teaching';

/** Grants exactly these codes, and the home page, which is in every menu. */
export const onlyCodes = (...codes: string[]) => {
  const baseCodes = new Set(['menu:home', ...codes]);
  return (code: string): boolean => baseCodes.has(code);
};

/** Pages of students only: staff opens messages from the bell and has its own page of that name. */
export const students = ['menu:inbox', ...studentPages.map(({ code }) => code)];

export const isStudents = (code: string): boolean => students.includes(code);

/** Whoever writes messages may send them. */
export const messages = ['menu:message', 'message.read', 'message.write', 'message.send'];

/** Permissions for courses include all of their actions. */
export const courses = [
  'menu:course',
  'course.read',
  'course.author',
  'course.write',
  'course.publish',
  'course.grant',
];

/** Whoever plans live sessions may see them. */
export const sessions = ['menu:live', 'live.read', 'live.write'];

/** Whoever writes questions and papers may release them. */
export const questions = [
  'menu:question',
  'menu:paper',
  'question.read',
  'question.write',
  'question.publish',
  'question.export',
  'paper.read',
  'paper.write',
  'paper.publish',
];

/** Permissions for certificates. */
export const certificates = [
  'menu:certificate',
  'certificate.read',
  'certificate.write',
  'certificate.issue',
  'certificate.export',
];

/** Permissions for exams include all of their actions. */
export const exams = [
  'menu:exam',
  'menu:marking',
  'exam.read',
  'exam.write',
  'exam.publish',
  'exam.grant',
  'exam.mark',
  'exam.export',
];

/** Permissions for trainings include all of their actions. */
export const trains = ['menu:train', 'train.read', 'train.write', 'train.publish', 'train.export'];

/** Whoever runs trainings declares them. */
export const declarations = ['menu:declare', 'declare.read', 'declare.write', 'declare.submit'];

/** Whoever publishes articles may write and categorise them. */
export const content = [
  'menu:article',
  'menu:classify',
  'menu:dissertation',
  'cms.read',
  'cms.write',
  'cms.publish',
];

/** Whoever certifies people may assess them and search for them. */
export const assessments = [
  'menu:assessment',
  'menu:talent',
  'assessment.read',
  'assessment.write',
  'assessment.mark',
  'assessment.export',
  'talent.read',
  'talent.reveal',
  'talent.export',
];

/** Whoever sells courses manages codes and orders. */
export const sellingCodes = [
  'menu:exchange',
  'menu:finance',
  'menu:payment',
  'code.read',
  'code.write',
  'code.export',
  'order.read',
  'order.write',
  'order.refund',
  'order.export',
];

/** Permissions for questionnaires include all of their actions. */
export const questionnaires = [
  'menu:form',
  'form.read',
  'form.write',
  'form.publish',
  'form.export',
];

/** Statistics and the pages that show them. */
export const figures = ['statistics.read', ...dashboardPages.map(({ code }) => code)];

export const isPlatform = (code: string): boolean => /^(menu:)?platform\b/.test(code);

export const isRead = (code: string): boolean => code.endsWith('.read') && !isPlatform(code);

/** Pages with a read permission below their entry, and pages that everybody in the organisation may read. */
export const readPages = new Set([
  'menu:home',
  'menu:department',
  'menu:student-account',
  'menu:payment',
  'menu:resource-application',
  'menu:classify',
  'menu:dissertation',
  ...basePermissions.flatMap(({ code, parent }) => (isRead(code) && parent ? [parent] : [])),
]);
