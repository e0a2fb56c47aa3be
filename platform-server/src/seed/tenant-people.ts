import type { Tx } from '../db/database';
import * as t from '../db/schema';
import { createSecret } from '../domain/codes/secret';
import { installationSecretIn } from '../installation-secret';
import { DAY } from './day';
import { demoFace } from './demo-face';
import { people } from './people';
import { seedId } from './seed-id';
import { departments } from './students';

export async function seedDepartments(tx: Tx, tenant: string, organ: string): Promise<void> {
  const id = (key: string) => seedId(`department:${tenant}:${organ}:${key}`);
  await tx.insert(t.department).values(
    departments.map((d, sort) => ({
      id: id(d.key),
      tenantId: seedId(`tenant:${tenant}`),
      organId: seedId(`organ:${tenant}:${organ}`),
      parentId: d.parent ? id(d.parent) : null,
      name: d.name,
      leader: d.leader,
      sort,
    })),
  );
}

export async function seedPeople(tx: Tx, passwordHash: string): Promise<void> {
  await tx.insert(t.account).values(
    people.map((p) => ({
      id: seedId(`account:${p.phone}`),
      phone: p.phone,
      mail: p.mail ?? null,
      passwordHash: p.noPassword ? null : passwordHash,
      nickname: p.nickname,
      name: p.name,
      idAuthStatus: p.verified ? 1 : 0,
      isOperator: p.operator ?? false,
      openedBy: p.actors[0] ? seedId(`tenant:${p.actors[0].tenant}`) : null,
    })),
  );
  for (const person of people) {
    for (const tenant of new Set(person.actors.map((seedActor) => seedActor.tenant))) {
      await tx.insert(t.member).values({
        id: seedId(`member:${tenant}:${person.phone}`),
        tenantId: seedId(`tenant:${tenant}`),
        accountId: seedId(`account:${person.phone}`),
        name: person.name,
        phone: person.phone,
        email: person.mail ?? null,
      });
    }
    for (const [sort, seedActor] of person.actors.entries()) {
      const tenantId = seedId(`tenant:${seedActor.tenant}`);
      const actorId = seedId(`actor:${seedActor.tenant}:${seedActor.organ}:${person.phone}`);
      await tx.insert(t.actor).values({
        id: actorId,
        tenantId,
        memberId: seedId(`member:${seedActor.tenant}:${person.phone}`),
        organId: seedId(`organ:${seedActor.tenant}:${seedActor.organ}`),
        branchId:
          seedActor.kind === 'student'
            ? seedId(`branch:${seedActor.tenant}:${seedActor.branches[0]}`)
            : null,
        kind: seedActor.kind ?? 'staff',
        title: seedActor.title,
        sort,
        createdAt: new Date(Date.now() - 300 * DAY),
      });
      await tx.insert(t.actorRole).values({
        tenantId,
        actorId,
        roleId: seedId(`role:${seedActor.tenant}:${seedActor.role}`),
      });
      await tx.insert(t.actorBranch).values(
        seedActor.branches.map((branch, i) => ({
          tenantId,
          actorId,
          branchId: seedId(`branch:${seedActor.tenant}:${branch}`),
          sort: i,
        })),
      );
    }
  }
}

/** Enrols 13900000001 with the left face of face-api's first sample photo. */
export async function seedFace(tx: Tx, configuredSecret: string | null): Promise<void> {
  const text = configuredSecret ?? (await installationSecretIn(tx));
  const secret = createSecret(() => text);
  await tx.insert(t.faceEnrolment).values({
    accountId: seedId('account:13900000001'),
    descriptorCipher: secret.encrypt(JSON.stringify(demoFace)),
    expiresAt: new Date(Date.now() + 3650 * DAY),
  });
}
