import { MissingPage } from '@edu/shared-utility/data';
import type { RouteObject } from 'react-router';
import { AccountsPage } from '../features/accounts';
import { AuditPage } from '../features/audit';
import { DepartmentsPage } from '../features/departments';
import { KitPage } from '../features/kit';
import { OrgansPage } from '../features/organs';
import { PermissionsPage } from '../features/permissions';
import { RecordsPage } from '../features/records';
import { RegistrationsPage } from '../features/registrations';
import { RolesPage } from '../features/roles';
import { StudentAccountsPage } from '../features/student-accounts';
import { TeachersPage } from '../features/teachers';
import { TenantCoursesPage } from '../features/tenant-courses';
import { TenantsPage } from '../features/tenants';

/** The pages below /govern-system; anything else says so inside the frame. */
export const routes: RouteObject[] = [
  { path: '/organ/depart', element: <DepartmentsPage /> },
  { path: '/organ/records', element: <RecordsPage /> },
  { path: '/organ/student', element: <StudentAccountsPage /> },
  { path: '/organ/teacher', element: <TeachersPage /> },
  { path: '/tenant/organ', element: <OrgansPage /> },
  { path: '/rolesList', element: <RolesPage /> },
  { path: '/platform/account', element: <AccountsPage /> },
  { path: '/platform/tenant', element: <TenantsPage /> },
  { path: '/platform/course', element: <TenantCoursesPage /> },
  { path: '/permissionManage', element: <PermissionsPage /> },
  { path: '/kit', element: <KitPage /> },
  { path: '/audit', element: <AuditPage /> },
  { path: '/registrations', element: <RegistrationsPage /> },
  { path: '*', element: <MissingPage /> },
];
