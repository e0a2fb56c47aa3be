import type { Tenant, TenantInput } from '@edu/shared-utility';
import { trimmed } from '@edu/shared-utility/admin';

export interface TenantValues {
  name: string;
  domain: string;
  contactName: string;
  contactPhone: string;
  theme: Tenant['theme'];
  /** The last day, as 2026-12-31; '' for none. */
  expiresAt: string;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The day of a moment in the person's time zone. */
const dayOf = (moment: string | null): string => {
  if (!moment) return '';
  const date = new Date(moment);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
};

/** The last second of a day in the person's time zone, so that the same day is shown again. */
const endOf = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59`).toISOString();

export const valuesOf = (tenant: Tenant | null): TenantValues => ({
  name: tenant?.name ?? '',
  domain: tenant?.domain ?? '',
  contactName: tenant?.contactName ?? '',
  contactPhone: tenant?.contactPhone ?? '',
  theme: tenant?.theme ?? 'init',
  expiresAt: dayOf(tenant?.expiresAt ?? null),
});

export const inputOf = (values: TenantValues): TenantInput => ({
  ...trimmed(values),
  expiresAt: endOf(values.expiresAt),
});
