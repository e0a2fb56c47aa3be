import { lazyPage } from '@edu/shared-utility';

/** /saas/live, /saas/live/calendar and /saas/zegoroomkit, each in a separate chunk. */
export const LivePage = lazyPage('saas', () => import('./views/live-page.view'));
export const LiveCalendarPage = lazyPage('saas', () => import('./views/calendar-page.view'));
export const LiveRoomPage = lazyPage('saas', () => import('./views/room-page.view'));
