import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { figuresOf, figuresOfPlatform } from '../domain/home/figures';
import { healthOf } from '../domain/home/health';
import { tasksBeyond, tasksOf } from '../domain/home/tasks';
import { isAllowed } from '../http/caller';
import { route } from '../http/route';

const count = z.number().int();
const home = z.object({
  figures: z.array(
    z.object({
      key: z.enum([
        'students',
        'activeStudents',
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
    z.object({ key: z.enum(['registrations', 'invitations', 'failedJobs', 'mapChanges']), count }),
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
});

/** The figures and the waiting work of the menu's first page. */
export async function homeRoutes(app: FastifyInstance): Promise<void> {
  route(app, contract.home.find, {
    response: home,
    handler: async (_, { db, caller, tx }) => {
      const here = await tx(async (t) => ({
        figures: await figuresOf(t, caller),
        tasks: await tasksOf(t, caller),
      }));
      return db.withSystem(async (t) => {
        const tasks = [...(await tasksBeyond(t, caller)), ...here.tasks];
        if (!isAllowed(caller, 'platform.tenant')) return { ...here, tasks, health: null };
        const figures = [...(await figuresOfPlatform(t)), ...here.figures];
        return { figures, tasks, health: await healthOf(t) };
      });
    },
  });
}
