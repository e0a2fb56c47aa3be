import { lazyPage } from '@edu/shared-utility';

/** /learn/exams: what the person may sit, will sit or has sat. */
export const ExamsPage = lazyPage('learn', () => import('./views/exams-page.view'));
/** /learn/exams/:examId: the rules of one exam, the way into it, and what came of it. */
export const ExamPage = lazyPage('learn', () => import('./views/exam-page.view'));
/** /learn/exams/:examId/:sittingId: the person's own answers beside the right ones. */
export const ReviewPage = lazyPage('learn', () => import('./views/review-page.view'));
/** /learn/sitting?id=…: an exam while it is sat. */
export const SittingPage = lazyPage('learn', () => import('./views/sitting-page.view'));
