import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { countReveal } from '../domain/reveals';
import { revealNumber } from '../domain/students/one-student';
import { exportTalent } from '../domain/talent/export-talent';
import { findTalent } from '../domain/talent/find-talent';
import { certifiedSkills, talentProfile } from '../domain/talent/talent-profile';
import { refuseInDemo } from '../http/demo';
import * as fields from '../http/fields';
import { download } from '../http/file-route';
import * as replies from '../http/replies';
import { route } from '../http/route';
import { profile, talentReply } from './talent-replies';

const text = z.string();

const orders = ['certifiedAt', 'score', 'name'] as const;

const filter = {
  keyword: fields.text(64).optional(),
  skill: fields.text(60).optional(),
  regionId: fields.region.optional(),
  branchId: fields.identifier.optional(),
  minScore: z.number().min(0).max(100).optional(),
  standing: z.enum(['valid', 'lapsed']).optional(),
  sort: z.enum(orders.flatMap((field) => [field, `-${field}`] as const)).optional(),
};

const userIdInput = z.object({ userId: fields.identifier });

/** Certified people of the caller's organisation, within the caller's branches. */
export async function talentRoutes(app: FastifyInstance): Promise<void> {
  const { sheets } = app.services;
  const { talent } = contract;
  const read = 'talent.read';

  route(app, talent.findByCondition, {
    request: z.object({ ...fields.page, ...filter }),
    response: fields.pageOf(talentReply),
    access: read,
    handler: (query, { tx, caller }) => tx((t) => findTalent(t, caller, query)),
  });

  route(app, talent.findById, {
    request: userIdInput,
    response: profile,
    access: read,
    handler: ({ userId }, { tx, caller }) => tx((t) => talentProfile(t, caller, userId)),
  });

  route(app, talent.findSkills, {
    response: z.array(text),
    access: read,
    handler: (_, { tx, caller }) => tx((t) => certifiedSkills(t, caller)),
  });

  route(app, talent.reveal, {
    request: userIdInput.extend({ field: z.enum(['phone', 'idNumber']) }),
    response: replies.revealed,
    access: 'talent.reveal',
    handler: async (input, { tx, db, caller }) => {
      await countReveal(db, caller);
      return tx(async (t) => {
        await talentProfile(t, caller, input.userId);
        return revealNumber(t, caller, input);
      });
    },
  });

  download(app, talent.export, {
    access: 'talent.export',
    request: z.object({ ...filter, whole: z.boolean().optional() }),
    handler: (query, { caller, locale, zone, tx }) => {
      refuseInDemo(caller.readOnly);
      return exportTalent(query, { caller, locale, zone: zone(), sheets, tx });
    },
  });
}
