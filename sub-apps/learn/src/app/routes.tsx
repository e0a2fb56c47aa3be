import { MissingPage } from '@edu/shared-utility/data';
import { Navigate, type RouteObject } from 'react-router';
import { ArticlePage, ArticlesPage } from '../features/articles';
import { CertificatesPage } from '../features/certificates';
import { CoursePage, CoursesPage } from '../features/courses';
import { ExamPage, ExamsPage, ReviewPage, SittingPage } from '../features/exams';
import { PlayerPage } from '../features/player';
import { RedeemPage } from '../features/redeem';
import { EnrolPage, TrainsPage } from '../features/trains';

/** The pages below /learn; anything else says so inside the frame. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/courses" replace /> },
  { path: '/courses', element: <CoursesPage /> },
  { path: '/courses/:courseId', element: <CoursePage /> },
  { path: '/courses/:courseId/:lessonId', element: <PlayerPage /> },
  { path: '/articles', element: <ArticlesPage /> },
  { path: '/articles/:articleId', element: <ArticlePage /> },
  { path: '/certificates', element: <CertificatesPage /> },
  { path: '/exams', element: <ExamsPage /> },
  { path: '/exams/:examId', element: <ExamPage /> },
  { path: '/exams/:examId/:sittingId', element: <ReviewPage /> },
  { path: '/sitting', element: <SittingPage /> },
  { path: '/redeem', element: <RedeemPage /> },
  { path: '/trains', element: <TrainsPage /> },
  { path: '/trains/enrol/:token', element: <EnrolPage /> },
  { path: '*', element: <MissingPage /> },
];
