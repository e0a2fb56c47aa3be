import { administrator } from './resources/administrator';
import { announcement } from './resources/announcement';
import { article, news } from './resources/article';
import { assessment } from './resources/assessment';
import { audit } from './resources/audit';
import { branch } from './resources/branch';
import { calendarFeed } from './resources/calendar-feed';
import { certificate } from './resources/certificate';
import { certificateTemplate } from './resources/certificate-template';
import { course } from './resources/course';
import { courseAdmin } from './resources/course-admin';
import { courseOrder } from './resources/course-order';
import { declaration, declarationReview } from './resources/declaration';
import { exam } from './resources/exam';
import { examAnalysis } from './resources/exam-analysis';
import { importMap } from './resources/import-map';
import { inbox } from './resources/inbox';
import { invitation } from './resources/invitation';
import { job } from './resources/job';
import { learning } from './resources/learning';
import { live } from './resources/live';
import { marking } from './resources/marking';
import { moduleMenu } from './resources/module-menu';
import { moduleStatus } from './resources/module-status';
import { notice } from './resources/notice';
import { organ } from './resources/organ';
import { organize } from './resources/organize';
import { paper } from './resources/paper';
import { payment } from './resources/payment';
import { permission } from './resources/permission';
import { phrase } from './resources/phrase';
import { profile } from './resources/profile';
import { question } from './resources/question';
import { questionnaire, questionnaireAnswer } from './resources/questionnaire';
import { redemption } from './resources/redemption';
import { region } from './resources/region';
import { registration } from './resources/registration';
import { resource } from './resources/resource';
import { resApplication } from './resources/resource-application';
import { resourceCategory } from './resources/resource-category';
import { saas } from './resources/saas';
import { screen } from './resources/screen';
import { secondFactor } from './resources/second-factor';
import { site } from './resources/site';
import { sitting } from './resources/sitting';
import { slhCompany } from './resources/slh-company';
import { statistics } from './resources/statistics';
import { student } from './resources/student';
import { studentAccount } from './resources/student-account';
import { studentCourse } from './resources/student-course';
import { talent } from './resources/talent';
import { teacher } from './resources/teacher';
import { train, trainCertificate } from './resources/train';
import { trainItem } from './resources/train-item';
import { trainUser } from './resources/train-user';
import { undo } from './resources/undo';

/** All other calls; their descriptions are loaded with the first of them. */
export const lazyCalls = {
  administrator,
  announcement,
  article,
  assessment,
  audit,
  branch,
  certificate,
  certificateTemplate,
  course,
  courseAdmin,
  courseOrder,
  declaration,
  declarationReview,
  exam,
  examAnalysis,
  importMap,
  inbox,
  invitation,
  job,
  learning,
  calendarFeed,
  live,
  marking,
  news,
  moduleMenu,
  moduleStatus,
  notice,
  organ,
  organize,
  paper,
  payment,
  permission,
  phrase,
  profile,
  question,
  questionnaire,
  questionnaireAnswer,
  redemption,
  region,
  resApplication,
  registration,
  resource,
  resourceCategory,
  saas,
  screen,
  secondFactor,
  site,
  sitting,
  slhCompany,
  statistics,
  student,
  studentAccount,
  studentCourse,
  talent,
  teacher,
  train,
  trainCertificate,
  trainItem,
  trainUser,
  undo,
} as const;
