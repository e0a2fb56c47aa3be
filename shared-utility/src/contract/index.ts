export * from './endpoint';
export * from './entities';
export * from './envelope';
export * from './error-codes';

import { account } from './resources/account';
import { configuration } from './resources/configuration';
import { department } from './resources/department';
import { role } from './resources/role';
import { user } from './resources/user';

export type { DepartmentNode } from './resources/department';
export type { StudentFilter } from './resources/user';

/** Every call of the platform, by resource. */
export const contract = { account, configuration, department, role, user } as const;
export type Contract = typeof contract;
