import { account } from './resources/account';
import { accountNew } from './resources/account-new';
import { configuration } from './resources/configuration';
import { department } from './resources/department';
import { embedded } from './resources/embedded';
import { home } from './resources/home';
import { i18nPackage } from './resources/i18n-package';
import { login } from './resources/login';
import { moduleReport } from './resources/module-report';
import { monitor } from './resources/monitor';
import { proof } from './resources/proof';
import { role } from './resources/role';
import { ownSession } from './resources/session';
import { user } from './resources/user';
import { userNew } from './resources/user-new';

/** Calls of the entrance, the frame and the guard, whose descriptions every page loads. */
export const firstCalls = {
  account,
  accountNew,
  configuration,
  department,
  embedded,
  home,
  i18nPackage,
  login,
  moduleReport,
  monitor,
  proof,
  role,
  session: ownSession,
  user,
  userNew,
} as const;
