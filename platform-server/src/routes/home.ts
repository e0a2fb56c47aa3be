import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { figuresOf } from '../domain/home/figures';
import { healthOf } from '../domain/home/health';
import { messageTasks } from '../domain/home/messages';
import { figuresOfPlatform } from '../domain/home/platform-figures';
import { studentPlace } from '../domain/home/student-place';
import { hasWiderTasks, tasksOf, widerTasks } from '../domain/home/tasks';
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
    handler: async (_, { db, caller, query, tx }) => {
      const unread = await unreadOf(query, caller);
      const organFigures = await tx(async (t) => ({
        figures: await figuresOf(t, caller),
        tasks: [...(await tasksOf(t, caller)), ...(await messageTasks(t, caller, unread))],
        place: await studentPlace(t, caller),
      }));
      if (!hasWiderTasks(caller)) return { ...organFigures, health: null };
      return db.withSystem(async (t) => {
        const tasks = [...(await widerTasks(t, caller)), ...organFigures.tasks];
        if (!isAllowed(caller, 'platform.tenant')) return { ...organFigures, tasks, health: null };
        const figures = [...(await figuresOfPlatform(t)), ...organFigures.figures];
        return { ...organFigures, figures, tasks, health: await healthOf(t) };
      });
    },
  });
}
