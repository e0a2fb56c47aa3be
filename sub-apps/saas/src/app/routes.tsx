import { NotFoundPage, useContextValue } from '@edu/shared-utility';
import { MissingPage } from '@edu/shared-utility/data';
import { Navigate, type RouteObject } from 'react-router';
import { AssessmentsPage } from '../features/assessments';
import { CertificatesPage, TemplateEditorPage, TemplatesPage } from '../features/certificates';
import { CodesPage } from '../features/codes';
import { CourseEditorPage, CourseGrantsPage, CoursesPage } from '../features/courses';
import { DashboardPage, dashboardPaths } from '../features/dashboards';
import { DeclarationReviewPage, DeclarationsPage } from '../features/declarations';
import { DemoHomePage } from '../features/demo-home';
import { DemoSitePage } from '../features/demo-site';
import { ExamPage, ExamsPage } from '../features/exams';
import { IncomePage, OrdersPage } from '../features/finance';
import { HomePage } from '../features/home';
import { InboxPage } from '../features/inbox';
import { LiveCalendarPage, LivePage, LiveRoomPage } from '../features/live';
import { MarkingPage, MarkPage } from '../features/marking';
import { MessagesPage } from '../features/messages';
import { ModuleMapPage } from '../features/module-map';
import { OrganizePage } from '../features/organize';
import { PaperEditorPage, PaperPreviewPage, PapersPage } from '../features/papers';
import { QuestionEditorPage, QuestionsPage } from '../features/questions';
import { ResourceApplicationsPage } from '../features/resource-applications';
import { ResourcesPage } from '../features/resources';
import { StudentsPage } from '../features/students';
import { TalentPage } from '../features/talent';
import { TrainPage, TrainsPage } from '../features/trains';
import { UsageHelpPage } from '../features/usage-help';
import { phrases } from '../phrases';

/** An address below /saas that is no page leads a visitor without a session to the log-in. */
function NotFound() {
  const { t } = phrases.use();
  const isGuest = useContextValue('token') === null;
  return isGuest ? <NotFoundPage back={{ label: t('logIn'), href: '/' }} /> : <MissingPage />;
}

/** The pages below /saas; anything else says so inside the frame. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/home" replace /> },
  { path: '/home', element: <HomePage /> },
  { path: '/student', element: <StudentsPage /> },
  { path: '/course', element: <CoursesPage /> },
  { path: '/course/grants', element: <CourseGrantsPage /> },
  { path: '/course/:id/:tab?', element: <CourseEditorPage /> },
  { path: '/resource', element: <ResourcesPage /> },
  { path: '/resource/applications', element: <ResourceApplicationsPage /> },
  { path: '/question', element: <QuestionsPage /> },
  { path: '/question/:id', element: <QuestionEditorPage /> },
  { path: '/paper', element: <PapersPage /> },
  { path: '/paper/:id', element: <PaperEditorPage /> },
  { path: '/paper/:id/preview', element: <PaperPreviewPage /> },
  { path: '/exam', element: <ExamsPage /> },
  { path: '/exam/marking', element: <MarkingPage /> },
  { path: '/exam/marking/:id', element: <MarkPage /> },
  { path: '/exam/:id/:tab?', element: <ExamPage /> },
  { path: '/task', element: <TrainsPage /> },
  { path: '/task/:id/:tab?', element: <TrainPage /> },
  { path: '/live', element: <LivePage /> },
  { path: '/live/calendar', element: <LiveCalendarPage /> },
  { path: '/zegoroomkit', element: <LiveRoomPage /> },
  { path: '/certificate', element: <CertificatesPage /> },
  { path: '/certificate/templates', element: <TemplatesPage /> },
  { path: '/certificate/templates/:id', element: <TemplateEditorPage /> },
  { path: '/organize', element: <OrganizePage /> },
  { path: '/talent', element: <TalentPage /> },
  { path: '/housekeepingManagement/list', element: <AssessmentsPage /> },
  { path: '/declare', element: <DeclarationsPage /> },
  { path: '/declare/review', element: <DeclarationReviewPage /> },
  { path: '/exchange', element: <CodesPage /> },
  { path: '/finance', element: <OrdersPage /> },
  { path: '/finance/income', element: <IncomePage /> },
  { path: '/message', element: <MessagesPage /> },
  { path: '/inbox', element: <InboxPage /> },
  { path: '/jiazheng', element: <UsageHelpPage /> },
  { path: '/demo_homepage', element: <DemoHomePage /> },
  { path: '/demo_site', element: <DemoSitePage /> },
  ...dashboardPaths.map((path) => ({ path, element: <DashboardPage key={path} /> })),
  { path: '/modules', element: <ModuleMapPage /> },
  { path: '*', element: <NotFound /> },
];
