/** The demo accounts that the specs use; docs and specs rely on the same ones. */
export const password = 'Demo#2026';
export const administrator = '13900000001';
export const staff = '13900000002';
export const twoOrganisations = '13900000003';
export const disabledTenant = '13900000004';
export const noOrganisation = '13900000005';
export const otherTenantAdministrator = '13900000011';
