export { useAppLife } from './app-life';
export { AppPages } from './app-pages';
export { ForbiddenPage } from './forbidden-page';
export { inSight, noticeInSight } from './in-sight';
export { FailedNotice, lazyPage, partFailed } from './lazy-page';
export { NotFoundPage } from './not-found-page';
export { PageHeading } from './page-heading';
