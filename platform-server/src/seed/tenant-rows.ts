import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { DAY } from './day';
import { seedId } from './seed-id';
import type { SeedTenant } from './seed-tenant';

export async function seedTenant(tx: Tx, s: SeedTenant, sort: number): Promise<void> {
  const id = seedId(`tenant:${s.key}`);
  const { name, pageTitle, logo, status, isDemo } = s;
  const createdAt = new Date(Date.now() - (400 - sort) * DAY);
  const [contactName, contactPhone] = s.contact;
  const contact = { contactName, contactPhone };
  await tx
    .insert(t.tenant)
    .values({ id, name, pageTitle, logo, status, isDemo, createdAt, ...contact });
  await tx.insert(t.tenantDomain).values(s.domains.map((domain) => ({ domain, tenantId: id })));
  await tx
    .insert(t.tenantConfig)
    .values(
      Object.entries(s.config).map(([key, value], i) => ({ tenantId: id, key, value, sort: i })),
    );
  await tx.insert(t.organ).values(
    Object.entries(s.organs).map(([key, organName], i) => ({
      id: seedId(`organ:${s.key}:${key}`),
      tenantId: id,
      name: organName,
      channel: s.channels?.[key] ?? '1',
      isHead: i === 0,
      sort: i,
    })),
  );
  await tx.insert(t.branch).values(
    Object.entries(s.branches).map(([key, b], i) => ({
      id: seedId(`branch:${s.key}:${key}`),
      tenantId: id,
      organId: seedId(`organ:${s.key}:${b.organ}`),
      parentId: b.parent ? seedId(`branch:${s.key}:${b.parent}`) : null,
      name: b.name,
      ucode: b.ucode,
      sort: i,
    })),
  );
}
