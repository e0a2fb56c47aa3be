import type { Tenant } from '@edu/shared-utility';
import { inputOf, valuesOf } from './tenant-values';

const tenant: Tenant = {
  id: 't1',
  name: '晨光学校',
  domain: 'morning.example',
  status: 'enabled',
  contactName: '张三',
  contactPhone: '13812345678',
  theme: 'red',
  logo: null,
  userCount: 1,
  createdAt: '2026-03-01T08:00:00.000Z',
  expiresAt: null,
};

it('a tenant without an end date stays without one', () => {
  expect(inputOf(valuesOf(tenant)).expiresAt).toBeNull();
});

it('an end date is the end of that day in the person’s time zone, and the same day when it is read again', () => {
  const values = { ...valuesOf(tenant), expiresAt: '2027-01-31', name: ' 晨光学校 ' };
  const input = inputOf(values);
  expect(input.name).toBe('晨光学校');
  expect(input.expiresAt).toBe(new Date(2027, 0, 31, 23, 59, 59).toISOString());
  expect(valuesOf({ ...tenant, expiresAt: input.expiresAt ?? null }).expiresAt).toBe('2027-01-31');
});
