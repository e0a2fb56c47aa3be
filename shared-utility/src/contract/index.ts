export * from './api-host';
export * from './endpoint';
export * from './entities';
export * from './envelope';
export * from './error-codes';
export * from './visible-text';

import { account } from './resources/account';
import { accountNew } from './resources/account-new';
import { administrator } from './resources/administrator';
import { audit } from './resources/audit';
import { branch } from './resources/branch';
import { certificate, certificateTemplate } from './resources/certificate';
import { configuration } from './resources/configuration';
import { course } from './resources/course';
import { courseAdmin } from './resources/course-admin';
import { department } from './resources/department';
import { embedded } from './resources/embedded';
import { exam } from './resources/exam';
import { examAnalysis } from './resources/exam-analysis';
import { i18nPackage } from './resources/i18n-package';
import { importMap } from './resources/import-map';
import { invitation } from './resources/invitation';
import { job } from './resources/job';
import { login } from './resources/login';
import { moduleReport } from './resources/module-report';
import { monitor } from './resources/monitor';
import { paper } from './resources/paper';
import { permission } from './resources/permission';
import { proof } from './resources/proof';
import { question } from './resources/question';
import { region } from './resources/region';
import { resource } from './resources/resource';
import { resApplication } from './resources/resource-application';
import { resourceCategory } from './resources/resource-category';
import { role } from './resources/role';
import { saas } from './resources/saas';
import { secondFactor } from './resources/second-factor';
import { ownSession } from './resources/session';
import { slhCompany } from './resources/slh-company';
import { statistics } from './resources/statistics';
import { studentCourse } from './resources/student-course';
import { train, trainCertificate, trainItem, trainUser } from './resources/train';
import { undo } from './resources/undo';
import { user } from './resources/user';
import { userNew } from './resources/user-new';

export type * from './resources/account';
export type * from './resources/account-new';
export type * from './resources/administrator';
export type * from './resources/audit';
export type * from './resources/branch';
export type * from './resources/certificate';
export type * from './resources/course';
export type * from './resources/department';
export type * from './resources/embedded';
export type * from './resources/exam';
export type * from './resources/exam-analysis';
export type * from './resources/i18n-package';
export type * from './resources/import-map';
export type * from './resources/invitation';
export type * from './resources/job';
export type * from './resources/login';
export type * from './resources/module-report';
export type * from './resources/monitor';
export type * from './resources/paper';
export type * from './resources/permission';
export type * from './resources/proof';
export type * from './resources/question';
export type * from './resources/resource';
export type * from './resources/resource-application';
export type * from './resources/resource-category';
export type * from './resources/role';
export type * from './resources/saas';
export type * from './resources/second-factor';
export type * from './resources/session';
export type * from './resources/slh-company';
export type * from './resources/statistics';
export type * from './resources/student-course';
export type * from './resources/train';
export type * from './resources/undo';
export type * from './resources/user';

/** Every call of the platform, by resource. */
export const contract = {
  account,
  accountNew,
  administrator,
  audit,
  branch,
  certificate,
  certificateTemplate,
  configuration,
  course,
  courseAdmin,
  department,
  embedded,
  exam,
  examAnalysis,
  i18nPackage,
  importMap,
  invitation,
  login,
  job,
  moduleReport,
  monitor,
  paper,
  permission,
  proof,
  question,
  region,
  resApplication,
  resource,
  resourceCategory,
  role,
  saas,
  secondFactor,
  session: ownSession,
  slhCompany,
  statistics,
  studentCourse,
  train,
  trainCertificate,
  trainItem,
  trainUser,
  undo,
  user,
  userNew,
} as const;
export type Contract = typeof contract;
