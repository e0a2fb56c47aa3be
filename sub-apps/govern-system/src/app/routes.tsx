import { NotFoundPage } from '@edu/shared-utility';
import type { RouteObject } from 'react-router';
import { AccountsPage } from '../features/accounts';
import { AuditPage } from '../features/audit';
import { BranchesPage } from '../features/branches';
import { DepartmentsPage } from '../features/departments';
import { PermissionsPage } from '../features/permissions';
import { RegistrationsPage } from '../features/registrations';
import { RolesPage } from '../features/roles';
import { TenantsPage } from '../features/tenants';

/** The pages below /govern-system; anything else says so inside the frame. */
export const routes: RouteObject[] = [
  { path: '/organ/depart', element: <DepartmentsPage /> },
  { path: '/tenant/organ', element: <BranchesPage /> },
  { path: '/rolesList', element: <RolesPage /> },
  { path: '/platform/account', element: <AccountsPage /> },
  { path: '/platform/tenant', element: <TenantsPage /> },
  { path: '/permissionManage', element: <PermissionsPage /> },
  { path: '/audit', element: <AuditPage /> },
  { path: '/registrations', element: <RegistrationsPage /> },
  { path: '*', element: <NotFoundPage /> },
];
