/** Permissions for courses include all of their actions. */
export const courseCodes = [
  'menu:course',
  'course.read',
  'course.author',
  'course.write',
  'course.publish',
  'course.grant',
];

/** Whoever writes questions and papers may release them. */
export const questionCodes = [
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
export const certificateCodes = [
  'menu:certificate',
  'certificate.read',
  'certificate.write',
  'certificate.issue',
  'certificate.export',
];

/** Permissions for exams include all of their actions. */
export const examCodes = [
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
export const trainCodes = [
  'menu:train',
  'train.read',
  'train.write',
  'train.publish',
  'train.export',
];

/** Whoever runs trainings declares them. */
export const declarationCodes = ['menu:declare', 'declare.read', 'declare.write', 'declare.submit'];

/** Whoever certifies people may assess them and search for them. */
export const assessmentCodes = [
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
