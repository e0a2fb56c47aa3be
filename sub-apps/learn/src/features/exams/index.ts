import { lazyPage } from '@edu/shared-utility';

/** /learn/exams: past, current and future exams of the person. */
export const ExamsPage = lazyPage('learn', () => import('./views/exams-page.view'));
/** /learn/exams/:examId: rules and result of one exam, and the button to begin. */
export const ExamPage = lazyPage('learn', () => import('./views/exam-page.view'));
/** /learn/exams/:examId/:sittingId: the person's answers beside the correct ones. */
export const ReviewPage = lazyPage('learn', () => import('./views/review-page.view'));
/** /learn/sitting?id=…: a running sitting. */
export const SittingPage = lazyPage('learn', () => import('./views/sitting-page.view'));
