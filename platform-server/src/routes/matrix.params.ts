import { seedId } from '../seed/seed-id';

/** What belongs to the first tenant: the stranger's parameters. */
export const own = {
  saasId: seedId('tenant:sunrise'),
  userId: seedId('member:sunrise:13610000000'),
  accountId: seedId('account:13900000002'),
  roleId: seedId('role:sunrise:administrator'),
  staffRole: seedId('role:sunrise:staff'),
  permissionId: seedId('permission:sunrise:student.read'),
  branchId: seedId('branch:sunrise:east'),
  departmentId: seedId('department:sunrise:head:service'),
  actorId: seedId('actor:sunrise:head:13900000002'),
  organ: seedId('organ:sunrise:head'),
  registrationId: seedId('company:sunrise:0'),
  /** Of the head organisation: one that was sent, one that will be, a draft. */
  sentId: seedId('announcement:sunrise:head:1'),
  scheduledId: seedId('announcement:sunrise:head:8'),
  draftId: seedId('announcement:sunrise:head:10'),
  teacherId: seedId('teacher:sunrise:head:0'),
  resourceId: seedId('resource:sunrise:head:0'),
  /** An upload that is a resource's. */
  fileId: seedId('file:sunrise:head:0'),
  categoryId: seedId('category:sunrise:head:video:0'),
  unitId: seedId('copyright:sunrise:head:0'),
  /** To the head organisation, waiting. */
  applicationId: seedId('application:sunrise:0'),
};

export const person = { name: '陌生人', phone: '15511112222' };

/** Calls that name something by identifier, with the first tenant's identifiers. */
export const foreign: Readonly<Record<string, Record<string, unknown>>> = {
  'accountNew.switchSaas': { saasId: own.saasId },
  'accountNew.switchIdentity': { identityId: own.actorId },
  'accountNew.switchBranch': { branchUcode: 'YG-ZB' },
  'account.switchBranch': { branchUcode: 'YG-ZB' },
  'account.resetPassword': { userId: own.accountId, password: 'Another#2026' },
  'account.generateAndSetPassword': { userId: own.accountId },
  'administrator.savePatch': { id: own.actorId, name: '改名' },
  'administrator.saveDelete': { id: own.actorId },
  'administrator.changeStatus': { id: own.actorId, status: 'suspended' },
  'administrator.findSessions': { id: own.actorId },
  'administrator.reveal': { id: own.actorId },
  'administrator.endSessions': { id: own.actorId, reason: '试一试' },
  'administrator.update': { id: own.actorId, ...person, roleIds: [] },
  'administrator.save': { ...person, roleIds: [own.roleId] },
  'announcement.findById': { id: own.draftId },
  'announcement.save': { id: own.draftId, version: 1, title: '改名' },
  'announcement.reach': { audience: { kind: 'department', ids: [own.departmentId] } },
  'announcement.send': { id: own.draftId, version: 1 },
  'announcement.unschedule': { id: own.scheduledId, version: 1 },
  'announcement.withdraw': { id: own.sentId, version: 1 },
  'announcement.remove': { id: own.draftId, version: 1 },
  'announcement.receipts': { id: own.sentId, pageNum: 1, pageSize: 10 },
  'audit.ofRow': { kind: 'student', id: own.userId, pageNum: 1, pageSize: 10 },
  'branch.getBranchTreeBySaasId': { saasId: own.saasId },
  'branch.save': { id: own.branchId, parentId: null, name: '改名' },
  'branch.delete': { id: own.branchId },
  'branch.findById': { id: own.branchId },
  'branch.findMerge': { id: own.branchId, into: own.branchId },
  'branch.merge': { id: own.branchId, into: own.branchId },
  'department.save': { id: own.departmentId, parentId: null, name: '改名' },
  'department.delete': { id: own.departmentId },
  'inbox.read': { ids: [own.sentId] },
  'organ.update': { id: own.organ, version: 1, name: '改名' },
  'organ.changeStatus': { id: own.organ, version: 1, status: 'disabled' },
  'organ.sort': { ids: [own.organ] },
  'organ.remove': { id: own.organ, version: 1 },
  'organ.join': { id: own.organ },
  'permission.grantPermission': { roleId: own.staffRole, permissionIds: [own.permissionId] },
  'permission.delete': { id: own.permissionId },
  'permission.save': {
    id: own.permissionId,
    parentId: null,
    name: 'x',
    code: 'student.read',
    kind: 'action',
  },
  'registration.findById': { id: own.registrationId },
  'registration.accept': { id: own.registrationId, version: 1, into: 'organ' },
  'registration.giveBack': { id: own.registrationId, version: 1, reason: '不予通过' },
  'resource.refreshUploadVoucher': { uploadId: own.fileId },
  'resource.refreshUploadVideo': { uploadId: own.fileId },
  'resource.saveVideo': { uploadId: own.fileId, title: '改名' },
  'resource.saveVideoAndAudio': { uploadId: own.fileId, title: '改名' },
  'resource.saveAudioAndDoc': { uploadId: own.fileId, title: '改名' },
  'resource.saveImageAndDoc': { uploadId: own.fileId, title: '改名' },
  'resource.updateResourceById': { id: own.resourceId, title: '改名' },
  'resource.delete': { id: own.resourceId },
  'resource.findById': { id: own.resourceId },
  'resource.findFiles': { id: own.resourceId },
  'resource.findUses': { id: own.resourceId },
  'resource.getVideoPlayURL': { id: own.resourceId },
  'resource.getVideoPlayAuth': { id: own.resourceId },
  'resource.getDocAccessToken': { id: own.resourceId },
  'resource.refreshDocAccessToken': { id: own.resourceId, refreshToken: 'none' },
  'resource.getImageOrDocUrl': { id: own.resourceId },
  'resource.getAudioOrDocUrl': { id: own.resourceId },
  'resource.downFile': { id: own.resourceId },
  'resourceCategory.add': { parentId: own.categoryId, name: '下级', type: 'video' },
  'resourceCategory.updateById': { id: own.categoryId, name: '改名' },
  'resourceCategory.delete': { id: own.categoryId },
  'resApplication.saveCopyrightUnit': { id: own.unitId, name: '改名', validUntil: null },
  'resApplication.removeCopyrightUnit': { id: own.unitId, version: 1 },
  'resApplication.batchApply': { resourceIds: [own.resourceId], reason: '试一试' },
  'resApplication.batchGrant': { ids: [own.applicationId] },
  'resApplication.refuseGrant': { id: own.applicationId, refusal: '试一试' },
  'resApplication.endGrants': { ids: [own.applicationId] },
  'role.findUserRole': { userId: own.accountId },
  'role.grantRole': { userId: own.actorId, roleIds: [own.roleId] },
  'role.save': { id: own.staffRole, name: '改名' },
  'role.delete': { id: own.staffRole },
  'role.findPermissionListByRoleId': { roleId: own.roleId },
  'role.findPermissionMenuListByRoleId': { roleId: own.roleId },
  'student.findById': { userId: own.userId },
  'student.changeAll': {
    filter: { departmentId: own.departmentId },
    change: { status: 'suspended' },
    expected: 1,
    requestId: own.userId,
  },
  'student.reveal': { userId: own.userId, field: 'phone' },
  'studentAccount.open': { userId: own.userId },
  'studentAccount.withdraw': { userId: own.userId },
  'studentAccount.makePassword': { userId: own.userId },
  'studentAccount.findSessions': { userId: own.userId },
  'studentAccount.endSessions': { userId: own.userId, reason: '试一试' },
  'teacher.findById': { id: own.teacherId },
  'teacher.update': { id: own.teacherId, name: '改名' },
  'teacher.changeStatus': { id: own.teacherId, status: 'left' },
  'teacher.remove': { id: own.teacherId },
  'teacher.reveal': { id: own.teacherId, field: 'phone' },
  'teacher.bind': { id: own.teacherId, administratorId: own.actorId },
  'teacher.invite': { id: own.teacherId },
  'teacher.save': { ...person, departmentId: own.departmentId },
  'user.addStudent': { ...person, departmentId: own.departmentId },
  'user.updateStudent': { userId: own.userId, ...person },
  'user.delete': { userId: own.userId },
  'user.saveProfile': { accountId: own.accountId, name: '改名' },
};

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Calls that take nothing which could be malformed, and act on the session itself. */
export const withoutParameters: readonly string[] = [
  'account.logout',
  'accountNew.logout',
  'account.endOtherSessions',
  'monitor.createRealNameTicket',
  'monitor.withdrawFace',
  // Not a word of it is needed: changing nothing is allowed.
  'user.updateUser',
  // They answer with a workbook.
  'user.excelTemplateDownLoad',
  'saas.excelTemplateDownLoad',
  'audit.export',
  'student.exportRows',
  'teacher.template',
  'teacher.exportRows',
  'teacher.subjects',
];

/** The same as `foreign` with identifiers that nobody has. */
export const unknown: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  Object.entries({
    ...foreign,
    'administrator.add': { accountId: NOBODY, roleIds: [] },
    'saas.update': { id: NOBODY, name: '改名' },
    'saas.delete': { id: NOBODY },
    'account.endSession': { sessionId: NOBODY },
    'user.deleteProfile': { id: NOBODY },
    'profile.reveal': { id: NOBODY, field: 'phone' },
    'invitation.withdraw': { id: NOBODY },
    'invitation.reveal': { id: NOBODY },
    'saas.reveal': { id: NOBODY },
    'importMap.approve': { id: 999_999 },
    'importMap.reject': { id: 999_999 },
    'importMap.stopRollout': { module: '@edu/nothing', why: 'test' },
    'monitor.verifyRealName': { ticket: 'none', name: '无名', idNumber: '11010519491231002X' },
  })
    .filter(([name]) => !name.endsWith('.switchBranch'))
    .map(([name, params]) => [
      name,
      Object.fromEntries(
        Object.entries(params).map(([key, value]) => {
          const isOne = (one: unknown) => typeof one === 'string' && /^[0-9a-f-]{36}$/.test(one);
          if (Array.isArray(value)) return [key, value.map((one) => (isOne(one) ? NOBODY : one))];
          return [key, isOne(value) ? NOBODY : value];
        }),
      ),
    ]),
);

/** Every parameter that a call may have, none as it should be. */
export const malformed: Readonly<Record<string, unknown>> = Object.fromEntries(
  [
    ...new Set(Object.values(foreign).flatMap(Object.keys)),
    ...['account', 'authCode', 'passwordNew', 'repsw', 'type', 'phone', 'mail', 'adminFlag'],
    ...['agreed', 'sessionId', 'ticket', 'idNumber', 'userImage', 'businessId', 'businessType'],
    ...['companyName', 'creditCode', 'contactName', 'contactPhone', 'module', 'action', 'why'],
    ...[
      'key',
      'appname',
      'language',
      'env',
      'domain',
      'branchUcode',
      'status',
      'gender',
      'regionIds',
    ],
  ].map((name) => [name, name === 'roleIds' ? 'none' : ['\u0000', { wrong: true }]]),
);
