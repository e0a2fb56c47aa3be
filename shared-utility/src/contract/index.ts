export * from './api-host';
export * from './endpoint';
export * from './entities';
export * from './envelope';
export * from './error-codes';
export * from './visible-text';

import { firstCalls } from './first-calls';
import { laterCalls } from './later-calls';

export type * from './resources/account';
export type * from './resources/account-new';
export type * from './resources/administrator';
export type * from './resources/audit';
export type * from './resources/branch';
export type * from './resources/certificate';
export type * from './resources/course';
export type * from './resources/department';
export type * from './resources/embedded';
export type * from './resources/exam';
export type * from './resources/exam-analysis';
export type * from './resources/i18n-package';
export type * from './resources/import-map';
export type * from './resources/invitation';
export type * from './resources/job';
export type * from './resources/login';
export type * from './resources/module-report';
export type * from './resources/monitor';
export type * from './resources/paper';
export type * from './resources/permission';
export type * from './resources/proof';
export type * from './resources/question';
export type * from './resources/resource';
export type * from './resources/resource-application';
export type * from './resources/resource-category';
export type * from './resources/role';
export type * from './resources/saas';
export type * from './resources/second-factor';
export type * from './resources/session';
export type * from './resources/slh-company';
export type * from './resources/statistics';
export type * from './resources/student-course';
export type * from './resources/train';
export type * from './resources/undo';
export type * from './resources/user';

/** Every call of the platform, by resource. */
export const contract: Contract = { ...firstCalls, ...laterCalls };
export type Contract = typeof firstCalls & typeof laterCalls;
