import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findProfiles, profileById, revealOfProfile } from '../domain/find-profiles';
import { peopleWithoutRecord } from '../domain/profile-people';
import { deleteProfile, saveProfile } from '../domain/profiles';
import { countReveal } from '../domain/reveals';
import * as fields from '../http/fields';
import * as replies from '../http/replies';
import { route } from '../http/route';

/** Personal records (accountProfile). */
export async function profileRoutes(app: FastifyInstance): Promise<void> {
  const { profile, user } = contract;

  route(app, user.findProfiles, {
    request: z.object({
      ...fields.page,
      keyword: fields.text(64).optional(),
      accountId: fields.identifier.optional(),
    }),
    response: fields.pageOf(replies.accountProfile),
    access: 'profile.read',
    handler: (query, { tx, caller }) => tx((t) => findProfiles(t, caller, query)),
  });

  route(app, user.saveProfile, {
    request: z.object({
      id: fields.identifier.optional(),
      accountId: fields.identifier.optional(),
      version: fields.version,
      name: fields.personName.optional(),
      gender: z.enum(['male', 'female', 'unknown']).optional(),
      idNumber: fields.emptyAsNull(fields.idNumber),
      birthday: fields.emptyAsNull(fields.day),
      email: fields.emptyAsNull(fields.email),
      address: fields.emptyAsNull(fields.text(200)),
      education: fields.emptyAsNull(fields.text(60)),
      employer: fields.emptyAsNull(fields.text(100)),
    }),
    response: replies.createdReply,
    handler: (input, { tx, caller }) => tx((t) => saveProfile(t, caller, input)),
  });

  route(app, user.findProfileById, {
    request: z.object({ id: fields.identifier }),
    response: replies.accountProfile,
    handler: ({ id }, { tx, caller }) => tx((t) => profileById(t, caller, id)),
  });

  route(app, user.deleteProfile, {
    request: z.object({ id: fields.identifier, version: fields.versionInQuery }),
    response: replies.nullReply,
    handler: async (input, { tx, caller }) => {
      await tx((t) => deleteProfile(t, caller, input));
      return null;
    },
  });

  route(app, profile.findPeople, {
    request: z.object({ keyword: fields.text(64).optional() }),
    response: z.array(replies.recordOwner),
    access: 'profile.write',
    handler: ({ keyword }, { tx, caller }) => tx((t) => peopleWithoutRecord(t, caller, keyword)),
  });

  route(app, profile.reveal, {
    request: z.object({ id: fields.identifier, field: z.enum(['phone', 'idNumber']) }),
    response: replies.revealed,
    access: 'profile.reveal',
    handler: async (input, { tx, db, caller }) => {
      await countReveal(db, caller);
      return tx((t) => revealOfProfile(t, caller, input));
    },
  });
}
