import { accountRoutes } from './account';
import { accountActivityRoutes } from './account-activity';
import { accountBindingRoutes } from './account-bindings';
import { accountNewRoutes } from './account-new';
import { authCodeRoutes } from './auth-codes';
import { entranceRoutes } from './entrance';
import { faceRoutes } from './faces';
import { inboxRoutes } from './inbox';
import { invitationRoutes } from './invitations';
import { monitorRoutes } from './monitor';
import { noticeChoiceRoutes } from './notice-choice';
import { ownSessionRoutes } from './own-sessions';
import { passwordResetRoutes } from './password-reset';
import { profileRoutes } from './profiles';
import { proofRoutes } from './proof';
import { registrationRoutes } from './registrations';
import { secondFactorRoutes } from './second-factors';
import { secondStepRoutes } from './second-step';
import { sessionRoutes } from './session';
import { undoRoutes } from './undo';
import { userRoutes } from './user';
import { userNewRoutes } from './user-new';

/** Routes about the person at hand: log-in, account, session, proofs and notices. */
export const personRoutes = [
  accountRoutes,
  accountBindingRoutes,
  accountNewRoutes,
  authCodeRoutes,
  entranceRoutes,
  passwordResetRoutes,
  inboxRoutes,
  invitationRoutes,
  monitorRoutes,
  faceRoutes,
  noticeChoiceRoutes,
  ownSessionRoutes,
  accountActivityRoutes,
  profileRoutes,
  proofRoutes,
  registrationRoutes,
  sessionRoutes,
  secondFactorRoutes,
  secondStepRoutes,
  undoRoutes,
  userRoutes,
  userNewRoutes,
];
