import { administratorRoutes } from './administrator';
import { administratorAccountRoutes } from './administrator-accounts';
import { announcementDeliveryRoutes } from './announcement-delivery';
import { announcementRoutes } from './announcements';
import { articleMoveRoutes } from './article-moves';
import { articleRoutes } from './articles';
import { auditRoutes } from './audit';
import { branchRoutes } from './branch';
import { branchMergeRoutes } from './branch-merge';
import { calendarFeedRoutes } from './calendar-feed';
import { categoryRoutes } from './categories';
import { configurationRoutes } from './configuration';
import { copyrightUnitRoutes } from './copyright-units';
import { declarationReviewRoutes } from './declaration-reviews';
import { declarationRoutes } from './declarations';
import { departmentRoutes } from './department';
import { embeddedRoutes } from './embedded';
import { homeRoutes } from './home';
import { importMapRoutes } from './import-map';
import { importMapRolloutRoutes } from './import-map-rollouts';
import { jobRoutes } from './jobs';
import { moduleMenuRoutes } from './module-menu';
import { moduleStatusRoutes } from './module-status';
import { newsRoutes } from './news';
import { organRoutes } from './organ';
import { organizeRoutes } from './organize';
import { paymentRoutes } from './payment';
import { permissionRoutes } from './permission';
import { personRoutes } from './person-routes';
import { publishedArticleRoutes } from './published-articles';
import { recordRoutes } from './records';
import { resourceApplicationRoutes } from './resource-applications';
import { resourceFileRoutes } from './resource-files';
import { resourceSavingRoutes } from './resource-saving';
import { resourceRoutes } from './resources';
import { roleRoutes } from './role';
import { saasRoutes } from './saas';
import { saasImportRoutes } from './saas-import';
import { saasSavingRoutes } from './saas-saving';
import { screenRoutes } from './screens';
import { siteRoutes } from './site';
import { staffInvitationRoutes } from './staff-invitations';
import { statisticsRoutes } from './statistics';
import { teachingRoutes } from './teaching-routes';
import { wordingRoutes } from './wordings';

/** The routes of every part of the API, in the order in which they are registered. */
export const allRoutes = [
  ...personRoutes,
  administratorRoutes,
  staffInvitationRoutes,
  administratorAccountRoutes,
  announcementRoutes,
  announcementDeliveryRoutes,
  branchRoutes,
  branchMergeRoutes,
  calendarFeedRoutes,
  categoryRoutes,
  configurationRoutes,
  copyrightUnitRoutes,
  departmentRoutes,
  organizeRoutes,
  embeddedRoutes,
  homeRoutes,
  importMapRoutes,
  importMapRolloutRoutes,
  jobRoutes,
  articleRoutes,
  articleMoveRoutes,
  publishedArticleRoutes,
  newsRoutes,
  declarationRoutes,
  declarationReviewRoutes,
  moduleMenuRoutes,
  moduleStatusRoutes,
  organRoutes,
  paymentRoutes,
  permissionRoutes,
  auditRoutes,
  recordRoutes,
  resourceRoutes,
  resourceSavingRoutes,
  resourceFileRoutes,
  resourceApplicationRoutes,
  roleRoutes,
  saasRoutes,
  saasSavingRoutes,
  saasImportRoutes,
  screenRoutes,
  siteRoutes,
  statisticsRoutes,
  wordingRoutes,
  ...teachingRoutes,
];
