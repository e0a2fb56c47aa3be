import { assessmentResultRoutes } from './assessment-results';
import { assessmentRoutes } from './assessments';
import { certificateExportRoutes } from './certificate-exports';
import { certificatePictureRoutes } from './certificate-pictures';
import { certificateTemplateRoutes } from './certificate-templates';
import { certificateVerificationRoutes } from './certificate-verification';
import { certificateRoutes } from './certificates';
import { codeOfferRoutes } from './code-offers';
import { courseRoutes } from './course';
import { courseGrantRoutes } from './course-grants';
import { courseLearnerRoutes } from './course-learners';
import { courseOrderRoutes } from './course-orders';
import { coursesOfTenantsRoutes } from './courses-of-tenants';
import { examAnalysisRoutes } from './exam-analysis';
import { examSupervisionRoutes } from './exam-supervision';
import { examRoutes } from './exams';
import { learningRoutes } from './learning';
import { liveRoutes } from './live';
import { liveRoomRoutes } from './live-rooms';
import { markingRoutes } from './marking';
import { paperQuestionRoutes } from './paper-questions';
import { paperRoutes } from './papers';
import { questionMoveRoutes } from './question-moves';
import { questionPackageRoutes } from './question-packages';
import { questionRevisionRoutes } from './question-revisions';
import { questionSheetRoutes } from './question-sheets';
import { questionnaireAnswerRoutes } from './questionnaire-answers';
import { questionnaireResultRoutes } from './questionnaire-results';
import { questionnaireRoutes } from './questionnaires';
import { questionRoutes } from './questions';
import { redemptionRoutes } from './redemption';
import { sittingRoutes } from './sittings';
import { studentAccountRoutes } from './student-accounts';
import { studentCourseRoutes } from './student-course';
import { studentSheetRoutes } from './student-sheets';
import { studentRoutes } from './students';
import { talentRoutes } from './talent';
import { teacherAccountRoutes } from './teacher-accounts';
import { teacherSheetRoutes } from './teacher-sheets';
import { teacherRoutes } from './teachers';
import { trainItemRoutes } from './train-items';
import { trainUserRoutes } from './train-users';
import { trainRoutes } from './trains';

/** Routes of teaching: courses, lessons, papers, exams, trainings, certificates, students and teachers. */
export const teachingRoutes = [
  courseRoutes,
  courseGrantRoutes,
  courseLearnerRoutes,
  courseOrderRoutes,
  coursesOfTenantsRoutes,
  redemptionRoutes,
  codeOfferRoutes,
  learningRoutes,
  liveRoutes,
  liveRoomRoutes,
  questionRoutes,
  questionMoveRoutes,
  questionRevisionRoutes,
  questionPackageRoutes,
  questionSheetRoutes,
  paperRoutes,
  paperQuestionRoutes,
  certificateTemplateRoutes,
  certificatePictureRoutes,
  certificateRoutes,
  certificateVerificationRoutes,
  certificateExportRoutes,
  examRoutes,
  examSupervisionRoutes,
  examAnalysisRoutes,
  trainRoutes,
  trainUserRoutes,
  trainItemRoutes,
  assessmentRoutes,
  assessmentResultRoutes,
  talentRoutes,
  questionnaireRoutes,
  questionnaireResultRoutes,
  questionnaireAnswerRoutes,
  markingRoutes,
  sittingRoutes,
  studentRoutes,
  studentAccountRoutes,
  studentCourseRoutes,
  studentSheetRoutes,
  teacherRoutes,
  teacherAccountRoutes,
  teacherSheetRoutes,
];
