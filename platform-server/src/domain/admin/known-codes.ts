/** Every permission that a route asks for. A test holds that routes and demo seeds use just these. */
export const permissionCodes = [
  'student.read',
  'student.write',
  'student.reveal',
  'student.export',
  'teacher.read',
  'teacher.write',
  'teacher.reveal',
  'teacher.export',
  'resource.read',
  'resource.write',
  'resource.grant',
  'course.read',
  'course.author',
  'course.write',
  'course.publish',
  'course.grant',
  'live.read',
  'live.write',
  'question.read',
  'question.write',
  'question.publish',
  'code.read',
  'code.write',
  'code.export',
  'order.read',
  'order.write',
  'order.refund',
  'order.export',
  'profile.read',
  'profile.write',
  'profile.reveal',
  'role.read',
  'role.write',
  'permission.read',
  'permission.write',
  'organ.read',
  'organ.write',
  'branch.read',
  'branch.write',
  'department.write',
  'administrator.read',
  'administrator.write',
  'administrator.reveal',
  'account.reset',
  'registration.read',
  'registration.review',
  'message.read',
  'message.write',
  'message.send',
  'audit.read',
  'site.read',
  'site.write',
  'language.read',
  'language.write',
  'platform.tenant',
  'platform.course',
  'platform.modules',
  'platform.modules.write',
] as const;

export type PermissionCode = (typeof permissionCodes)[number];

export const knownCodes: ReadonlySet<string> = new Set(permissionCodes);

/** Whether a code lets somebody change something, as far as a route asks for it. */
export const changesSomething = (code: string): boolean =>
  knownCodes.has(code) && !code.endsWith('.read') && code !== 'platform.modules';

/** Codes of the platform operators, pages included: nobody else makes, changes, gives or sees them. */
export const isOperatorsCode = (code: string): boolean => /^(menu:)?platform/i.test(code);
