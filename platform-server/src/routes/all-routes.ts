import { accountRoutes } from './account';
import { accountNewRoutes } from './account-new';
import { administratorRoutes } from './administrator';
import { announcementRoutes } from './announcements';
import { articleRoutes, publishedArticleRoutes } from './articles';
import { assessmentRoutes } from './assessments';
import { auditRoutes } from './audit';
import { authCodeRoutes } from './auth-codes';
import { branchRoutes } from './branch';
import { calendarFeedRoutes } from './calendar-feed';
import { categoryRoutes } from './categories';
import { certificateTemplateRoutes } from './certificate-templates';
import { certificateRoutes } from './certificates';
import { configurationRoutes } from './configuration';
import { copyrightUnitRoutes } from './copyright-units';
import { courseRoutes } from './course';
import { courseGrantRoutes } from './course-grants';
import { courseOrderRoutes } from './course-orders';
import { coursesOfTenantsRoutes } from './courses-of-tenants';
import { declarationReviewRoutes, declarationRoutes } from './declarations';
import { departmentRoutes } from './department';
import { embeddedRoutes } from './embedded';
import { entranceRoutes } from './entrance';
import { examAnalysisRoutes } from './exam-analysis';
import { examRoutes } from './exams';
import { homeRoutes } from './home';
import { importMapRoutes } from './import-map';
import { inboxRoutes } from './inbox';
import { invitationRoutes } from './invitations';
import { jobRoutes } from './jobs';
import { learningRoutes } from './learning';
import { liveRoutes } from './live';
import { markingRoutes } from './marking';
import { moduleMenuRoutes } from './module-menu';
import { moduleStatusRoutes } from './module-status';
import { monitorRoutes } from './monitor';
import { newsRoutes } from './news';
import { noticeChoiceRoutes } from './notice-choice';
import { organRoutes } from './organ';
import { organizeRoutes } from './organize';
import { ownSessionRoutes } from './own-sessions';
import { paperRoutes } from './papers';
import { paymentRoutes } from './payment';
import { permissionRoutes } from './permission';
import { profileRoutes } from './profiles';
import { proofRoutes } from './proof';
import { questionPackageRoutes } from './question-packages';
import { questionSheetRoutes } from './question-sheets';
import { questionnaireAnswerRoutes } from './questionnaire-answers';
import { questionnaireRoutes } from './questionnaires';
import { questionRoutes } from './questions';
import { recordRoutes } from './records';
import { redemptionRoutes } from './redemption';
import { registrationRoutes } from './registrations';
import { resourceApplicationRoutes } from './resource-applications';
import { resourceFileRoutes } from './resource-files';
import { resourceRoutes } from './resources';
import { roleRoutes } from './role';
import { saasRoutes } from './saas';
import { screenRoutes } from './screens';
import { secondFactorRoutes } from './second-factors';
import { secondStepRoutes } from './second-step';
import { sessionRoutes } from './session';
import { siteRoutes } from './site';
import { sittingRoutes } from './sittings';
import { statisticsRoutes } from './statistics';
import { studentAccountRoutes } from './student-accounts';
import { studentCourseRoutes } from './student-course';
import { studentSheetRoutes } from './student-sheets';
import { studentRoutes } from './students';
import { talentRoutes } from './talent';
import { teacherSheetRoutes } from './teacher-sheets';
import { teacherRoutes } from './teachers';
import { trainItemRoutes } from './train-items';
import { trainUserRoutes } from './train-users';
import { trainRoutes } from './trains';
import { undoRoutes } from './undo';
import { userRoutes } from './user';
import { userNewRoutes } from './user-new';
import { wordingRoutes } from './wordings';

/** The routes of every part of the API, in the order in which they are registered. */
export const allRoutes = [
  accountRoutes,
  accountNewRoutes,
  administratorRoutes,
  announcementRoutes,
  authCodeRoutes,
  branchRoutes,
  calendarFeedRoutes,
  categoryRoutes,
  configurationRoutes,
  copyrightUnitRoutes,
  courseRoutes,
  courseGrantRoutes,
  courseOrderRoutes,
  coursesOfTenantsRoutes,
  redemptionRoutes,
  departmentRoutes,
  organizeRoutes,
  embeddedRoutes,
  entranceRoutes,
  homeRoutes,
  importMapRoutes,
  jobRoutes,
  learningRoutes,
  liveRoutes,
  questionRoutes,
  questionPackageRoutes,
  questionSheetRoutes,
  paperRoutes,
  certificateTemplateRoutes,
  certificateRoutes,
  examRoutes,
  examAnalysisRoutes,
  trainRoutes,
  trainUserRoutes,
  trainItemRoutes,
  assessmentRoutes,
  talentRoutes,
  articleRoutes,
  publishedArticleRoutes,
  newsRoutes,
  declarationRoutes,
  declarationReviewRoutes,
  questionnaireRoutes,
  questionnaireAnswerRoutes,
  markingRoutes,
  sittingRoutes,
  inboxRoutes,
  invitationRoutes,
  moduleMenuRoutes,
  moduleStatusRoutes,
  monitorRoutes,
  noticeChoiceRoutes,
  organRoutes,
  ownSessionRoutes,
  paymentRoutes,
  permissionRoutes,
  profileRoutes,
  proofRoutes,
  auditRoutes,
  recordRoutes,
  registrationRoutes,
  resourceRoutes,
  resourceFileRoutes,
  resourceApplicationRoutes,
  roleRoutes,
  saasRoutes,
  screenRoutes,
  sessionRoutes,
  siteRoutes,
  statisticsRoutes,
  wordingRoutes,
  secondFactorRoutes,
  secondStepRoutes,
  studentRoutes,
  studentAccountRoutes,
  studentCourseRoutes,
  studentSheetRoutes,
  teacherRoutes,
  teacherSheetRoutes,
  undoRoutes,
  userRoutes,
  userNewRoutes,
];
