import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { figuresOf } from '../domain/home/figures';
import { healthOf } from '../domain/home/health';
import { messageTasks } from '../domain/home/messages';
import { figuresOfPlatform } from '../domain/home/platform-figures';
import { studentAffiliation } from '../domain/home/student-affiliation';
import { mayReadAcrossOrgans, tasksAcrossOrgans, tasksOf } from '../domain/home/tasks';
import { unreadOf } from '../domain/inbox/unread-messages';
import { isAllowed } from '../http/caller';
import { route } from '../http/route';

const count = z.number().int();
const home = z.object({
  figures: z.array(
    z.object({
      key: z.enum([
        'students',
        'activeStudents',
        'teachers',
        'staff',
        'departments',
        'visitors',
        'tenants',
        'accounts',
      ]),
      value: count,
      weeks: z.array(count).nullable(),
    }),
  ),
  tasks: z.array(
    z.object({
      key: z.enum([
        'registrations',
        'invitations',
        'failedJobs',
        'resourceApplications',
        'articlesInReview',
        'returnedArticles',
        'mapChanges',
        'failedMessages',
        'scheduledMessages',
        'unreadMessages',
      ]),
      count,
    }),
  ),
  health: z
    .array(
      z.object({
        key: z.enum(['modules', 'rollouts', 'jobs', 'messages']),
        state: z.enum(['well', 'busy', 'troubled']),
        count,
      }),
    )
    .nullable(),
  place: z
    .object({
      organName: z.string(),
      branchName: z.string().nullable(),
      departmentName: z.string().nullable(),
    })
    .nullable(),
});

/** Figures and pending work on the home page. */
export async function homeRoutes(app: FastifyInstance): Promise<void> {
  route(app, contract.home.find, {
    response: home,
    handler: async (_, { db, caller, query: runTenantQuery, tx: inTransaction }) => {
      const unread = await unreadOf(runTenantQuery, caller);
      const organPart = await inTransaction(async (tx) => ({
        figures: await figuresOf(tx, caller),
        tasks: [...(await tasksOf(tx, caller)), ...(await messageTasks(tx, caller, unread))],
        place: await studentAffiliation(tx, caller),
      }));
      if (!mayReadAcrossOrgans(caller)) return { ...organPart, health: null };
      return db.withSystem(async (tx) => {
        const tasks = [...(await tasksAcrossOrgans(tx, caller)), ...organPart.tasks];
        if (!isAllowed(caller, 'platform.tenant')) return { ...organPart, tasks, health: null };
        const figures = [...(await figuresOfPlatform(tx)), ...organPart.figures];
        return { ...organPart, figures, tasks, health: await healthOf(tx) };
      });
    },
  });
}
