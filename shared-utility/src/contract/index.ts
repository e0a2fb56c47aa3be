export * from './endpoint';
export * from './entities';
export * from './envelope';
export * from './error-codes';

import { account } from './resources/account';
import { accountNew } from './resources/account-new';
import { administrator } from './resources/administrator';
import { branch } from './resources/branch';
import { configuration } from './resources/configuration';
import { department } from './resources/department';
import { i18nPackage } from './resources/i18n-package';
import { moduleReport } from './resources/module-report';
import { monitor } from './resources/monitor';
import { permission } from './resources/permission';
import { region } from './resources/region';
import { role } from './resources/role';
import { saas } from './resources/saas';
import { slhCompany } from './resources/slh-company';
import { user } from './resources/user';
import { userNew } from './resources/user-new';

export type * from './resources/account';
export type * from './resources/account-new';
export type * from './resources/administrator';
export type * from './resources/branch';
export type * from './resources/department';
export type * from './resources/i18n-package';
export type * from './resources/module-report';
export type * from './resources/monitor';
export type * from './resources/permission';
export type * from './resources/role';
export type * from './resources/saas';
export type * from './resources/slh-company';
export type * from './resources/user';

/** Every call of the platform, by resource. */
export const contract = {
  account,
  accountNew,
  administrator,
  branch,
  configuration,
  department,
  i18nPackage,
  moduleReport,
  monitor,
  permission,
  region,
  role,
  saas,
  slhCompany,
  user,
  userNew,
} as const;
export type Contract = typeof contract;
