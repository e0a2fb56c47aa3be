/** The demo accounts that the specs use; docs and specs rely on the same ones. */
export const password = 'Demo#2026';
export const operator = '13900000000';
export const secondOperator = '13900000009';
export const administrator = '13900000001';
export const administratorMail = 'admin@sunrise.example';
export const staff = '13900000002';
export const twoOrganisations = '13900000003';
export const disabledTenant = '13900000004';
export const noOrganisation = '13900000005';
export const student = '13900000006';
export const otherTenantAdministrator = '13900000011';
export const otherTenantMail = 'admin@horizon.example';
export const homeServicesAdministrator = '13900000021';
