import type {
  BranchNode,
  DepartmentNode,
  MenuNodeDto,
  PermissionNode,
  PlacedBranch,
  RegionNode,
} from '@edu/shared-utility/contract';
import { z } from 'zod';

/** Reply schemas of the contract's entities: fields that they lack are not sent. */
export const nothing = z.null();

export const userInfo = z.object({
  userId: z.string(),
  phone: z.string(),
  nickname: z.string(),
  name: z.string(),
  accountPhone: z.string().nullable(),
  accountMail: z.string().nullable(),
  idAuthStatus: z.number().int(),
});

const version = z.number().int().optional();

export const branch = z.object({
  version,
  id: z.string(),
  branch: z.string(),
  name: z.string(),
  organ: z.string(),
  actor: z.string(),
  channel: z.string(),
  ucode: z.string(),
});

export const organChoice = z.object({
  organ: z.string(),
  name: z.string(),
  actor: z.string(),
  channel: z.string(),
});

const placedBranch: z.ZodType<PlacedBranch> = z.object({
  id: z.string(),
  name: z.string(),
  parentId: z.string().nullable(),
  ucode: z.string(),
  regionId: z.string().nullable(),
  isFirst: z.boolean(),
  students: z.number().int(),
  staff: z.number().int(),
  createdAt: z.string(),
  version: z.number().int(),
  get children() {
    return z.array(placedBranch);
  },
});

export const organs = z.object({
  isAll: z.boolean(),
  organs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      channel: z.string(),
      status: z.enum(['active', 'disabled']),
      isHead: z.boolean(),
      students: z.number().int(),
      staff: z.number().int(),
      departments: z.number().int(),
      createdAt: z.string(),
      version: z.number().int(),
      actor: z.string().nullable(),
      branches: z.array(placedBranch),
    }),
  ),
});

export const menuNode: z.ZodType<MenuNodeDto> = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  data: z.object({
    systemTagName: z.string(),
    url: z.string(),
    name: z.string(),
    description: z.string(),
    type: z.number().int(),
    offered: z
      .object({
        icon: z.string().optional(),
        padded: z.boolean().optional(),
        below: z
          .array(z.object({ url: z.string(), name: z.string(), parent: z.string().nullable() }))
          .optional(),
      })
      .optional(),
  }),
  get children() {
    return z.array(menuNode);
  },
});

export const departmentNode: z.ZodType<DepartmentNode> = z.object({
  id: z.string(),
  name: z.string(),
  parentId: z.string().nullable(),
  leader: z.string().nullish(),
  memberCount: z.number().int().optional(),
  teacherCount: z.number().int().optional(),
  createdAt: z.string().optional(),
  version,
  get children() {
    return z.array(departmentNode);
  },
});

export const student = z.object({
  version,
  userId: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  idNumber: z.string().nullable(),
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
  branchId: z.string().nullable().optional(),
  branchName: z.string().nullable().optional(),
  status: z.enum(['active', 'suspended']),
  createdAt: z.string(),
});

export const frontendConfiguration = z.object({
  tenantName: z.string(),
  pageTitle: z.string(),
  logo: z.string(),
  entries: z.array(z.object({ key: z.string(), value: z.string() })),
  domains: z.array(z.object({ frontend_template_id: z.number().int(), domain: z.string() })),
});

export const loginResult = z.object({ token: z.string(), userId: z.string() });

export const sessionContext = z.object({
  organ: z.string(),
  actor: z.string(),
  channel: z.string(),
  branch: z.string(),
});

export const logoutApplication = z.object({
  status: z.enum(['none', 'pending', 'withdrawn', 'done']),
  appliedAt: z.string().nullable(),
  effectiveAt: z.string().nullable(),
  noticeDays: z.number().optional(),
  confirmBy: z.enum(['mail', 'phone']).nullable().optional(),
  confirmFrom: z.string().nullable().optional(),
});

export const accountGuards = z.object({
  passwordChangedAt: z.string().nullable(),
  phoneChangedAt: z.string().nullable(),
  mailChangedAt: z.string().nullable(),
  verifiedAt: z.string().nullable(),
  faceEnrolledAt: z.string().nullable(),
  faceMatchedAt: z.string().nullable().optional(),
});

export const made = z.object({ id: z.string() });

export const role = z.object({
  version,
  id: z.string(),
  name: z.string(),
  description: z.string(),
  builtIn: z.boolean(),
  userCount: z.number().int(),
  createdAt: z.string(),
});

export const permissionNode: z.ZodType<PermissionNode> = z.object({
  version,
  id: z.string(),
  parentId: z.string().nullable(),
  name: z.string(),
  code: z.string(),
  kind: z.enum(['directory', 'page', 'action']),
  systemTagName: z.string().nullable(),
  url: z.string().nullable(),
  order: z.number().int(),
  asks: z.string().optional(),
  get children() {
    return z.array(permissionNode);
  },
});

const tenantStatus = z.enum(['enabled', 'disabled', 'expired']);

export const tenant = z.object({
  version,
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  status: tenantStatus,
  contactName: z.string(),
  contactPhone: z.string(),
  theme: z.enum(['init', 'red', 'green']),
  logo: z.string().nullable(),
  userCount: z.number().int(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
});

export const tenantName = tenant.pick({ id: true, name: true, status: true });

export const branchNode: z.ZodType<BranchNode> = branch.extend({
  parentId: z.string().nullable(),
  regionId: z.string().nullable(),
  get children() {
    return z.array(branchNode);
  },
});

export const regionNode: z.ZodType<RegionNode> = z.object({
  id: z.string(),
  name: z.string(),
  level: z.enum(['province', 'city', 'county']),
  get children() {
    return z.array(regionNode);
  },
});

export const department = z.object({
  version,
  id: z.string(),
  name: z.string(),
  parentId: z.string().nullable(),
  parentName: z.string().nullable(),
  leader: z.string().nullable(),
  memberCount: z.number().int(),
  teacherCount: z.number().int().optional(),
  createdAt: z.string(),
});

const named = z.array(z.object({ id: z.string(), name: z.string() }));

export const administratorSession = z.object({
  sessionId: z.string(),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});

export const administrator = z.object({
  version,
  id: z.string(),
  accountId: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  roles: named,
  branches: named,
  status: z.enum(['active', 'suspended']),
  lastLoginAt: z.string().nullable(),
  createdAt: z.string(),
});

export const engaged = z.object({ id: z.string(), invited: z.boolean() });

export const invitation = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  roles: named,
  branches: named,
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});

export const ownInvitation = z.object({
  id: z.string(),
  tenantName: z.string(),
  organName: z.string(),
  domain: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});

/** The full value of a number that lists mask. */
export const revealed = z.object({ value: z.string().nullable() });

export const recordOwner = z.object({
  accountId: z.string(),
  name: z.string(),
  phone: z.string(),
});

export const accountProfile = z.object({
  version,
  id: z.string(),
  accountId: z.string(),
  name: z.string(),
  gender: z.enum(['male', 'female', 'unknown']),
  idNumber: z.string().nullable(),
  phone: z.string().nullish(),
  birthday: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  education: z.string().nullable(),
  employer: z.string().nullable(),
  updatedAt: z.string(),
});

export const userDetail = userInfo.extend({
  gender: z.enum(['male', 'female', 'unknown']),
  avatar: z.string().nullable(),
  birthday: z.string().nullable(),
  departmentId: z.string().nullable(),
  departmentName: z.string().nullable(),
  createdAt: z.string(),
});

export const job = z.object({
  id: z.string(),
  kind: z.enum([
    'tenant.import',
    'student.change',
    'student.import',
    'teacher.import',
    'assessment.import',
    'question.import',
    'question.package',
    'question.export',
    'redemption.make',
    'certificate.issue',
    'certificate.images',
    'train.scores',
  ]),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  done: z.number().int(),
  total: z.number().int(),
  imported: z.number().int(),
  failed: z.number().int(),
  createdBy: z.string(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});

const problems = z.array(
  z.object({ row: z.number().int(), column: z.string(), message: z.string() }),
);

export const jobDetail = job.extend({ problems });

export const importReport = z.object({
  imported: z.number().int(),
  failed: z.number().int(),
  problems,
  job,
});

const auditChange = z.object({
  field: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});

export const rowChange = z.object({
  id: z.string(),
  action: z.string(),
  who: z.string().nullable(),
  changes: z.array(auditChange),
  createdAt: z.string(),
});

export const auditRecord = z.object({
  id: z.string(),
  accountId: z.string().nullable(),
  who: z.string().nullable().optional(),
  changes: z.array(auditChange).optional(),
  action: z.string(),
  target: z.string(),
  targetName: z.string().nullable().optional(),
  detail: z.record(z.string(), z.unknown()),
  valueNames: z.record(z.string(), z.string()).optional(),
  ip: z.string(),
  createdAt: z.string(),
});
