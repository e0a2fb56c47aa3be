import { contract } from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../db/database';
import {
  type PeriodInput,
  periodQuery,
  type ScopeInput,
  scopeQuery,
} from '../domain/statistics/fields';
import { passingRates, trainsWithExam } from '../domain/statistics/passing-rates';
import { byProvince, onlineNow, usersByDay } from '../domain/statistics/people';
import { type DayRange, daysOf } from '../domain/statistics/period';
import { ResultCache } from '../domain/statistics/result-cache';
import { queryInReach, type StatisticsScope } from '../domain/statistics/statistics-scope';
import { studyList } from '../domain/statistics/study-list';
import { resourcesOf, summaryOf } from '../domain/statistics/summary';
import { summaryPlusOf } from '../domain/statistics/summary-plus';
import {
  coursesOf,
  industriesOf,
  trainCertificates,
  trainSchedule,
} from '../domain/statistics/train-figures';
import { requirePermission } from '../http/caller';
import * as fields from '../http/fields';
import { route } from '../http/route';
import type { SessionCall } from '../http/route-call';
import {
  course,
  passing,
  resource,
  series,
  summary,
  summaryPlus,
  train,
  trainFields,
} from './statistics-replies';

const count = z.number().int();
const access = 'statistics.read';
const sort = z.enum(['studyMinutes', '-studyMinutes', 'examCount', '-examCount']).optional();

/**
 * Statistics of people, learning, exams and trainings; `domain/statistics/statistics-scope.ts` decides which rows are
 * counted.
 */
export async function statisticsRoutes(app: FastifyInstance): Promise<void> {
  const { statistics } = contract;
  const { timeZone } = app.services;
  const remembered = new ResultCache();

  /** Passes the requested days and the reach to a read. */
  const inPeriod =
    <T>(read: (tx: Tx, scope: StatisticsScope, days: DayRange) => Promise<T>) =>
    (query: ScopeInput & PeriodInput, call: SessionCall): Promise<T> => {
      const days = daysOf(query, timeZone);
      return queryInReach(call, query, (tx, scope) => read(tx, scope, days));
    };
  const ofPeriod = { request: periodQuery, access } as const;
  const now = { request: scopeQuery, access } as const;

  route(app, statistics.getSummarizedData, {
    ...ofPeriod,
    response: summary,
    handler: inPeriod(summaryOf),
  });
  route(app, statistics.getSummarizedDataPlus, {
    ...ofPeriod,
    response: summaryPlus,
    handler: inPeriod(summaryPlusOf),
  });
  route(app, statistics.getUserStatisticsData, {
    ...ofPeriod,
    response: z.object({ newUsers: series, activeUsers: series }),
    handler: inPeriod(usersByDay),
  });
  route(app, statistics.getCourseAndUserSchedule, {
    ...ofPeriod,
    response: z.array(course),
    handler: inPeriod((tx, scope, days) =>
      remembered.answer(tx, ['courses', scope.key, days.from, days.to], () =>
        coursesOf(tx, scope, days),
      ),
    ),
  });
  route(app, statistics.getResources, {
    ...ofPeriod,
    response: z.array(resource),
    handler: inPeriod((tx, scope, days) =>
      remembered.answer(tx, ['resources', scope.key, days.to], () => resourcesOf(tx, scope, days)),
    ),
  });
  route(app, statistics.getTrainSchedule, {
    ...ofPeriod,
    response: z.array(train),
    handler: inPeriod(trainSchedule),
  });
  route(app, statistics.getTrainCertificateData, {
    ...ofPeriod,
    response: z.array(z.object({ ...trainFields, issued: count, eligible: count })),
    handler: inPeriod(trainCertificates),
  });
  route(app, statistics.findTrainListWithExam, {
    ...ofPeriod,
    response: z.array(z.object(trainFields)),
    handler: inPeriod(trainsWithExam),
  });
  route(app, statistics.findTrainExamPassingRate, {
    request: scopeQuery.extend({ trainId: fields.identifier.optional() }),
    response: z.array(passing),
    access,
    handler: ({ trainId, ...scope }, call) =>
      queryInReach(call, scope, (tx, scope) =>
        remembered.answer(tx, ['passing', scope.key, trainId], () =>
          passingRates(tx, scope, trainId),
        ),
      ),
  });
  route(app, statistics.getOnlineUserData, {
    ...now,
    response: z.object({ now: count, peakToday: count, byHour: z.array(count) }),
    handler: (scope, call) =>
      queryInReach(call, scope, (tx, scope) =>
        remembered.answer(tx, ['online', scope.key], () => onlineNow(tx, scope, timeZone)),
      ),
  });
  route(app, statistics.getIndustryModels, {
    ...now,
    response: z.array(
      z.object({
        id: z.string().nullable(),
        name: z.string().nullable(),
        courseCount: count,
        userCount: count,
      }),
    ),
    handler: (scope, call) => queryInReach(call, scope, industriesOf),
  });
  route(app, statistics.getUserCountGroupByProvince, {
    ...now,
    response: z.array(
      z.object({ regionId: z.string().nullable(), name: z.string().nullable(), count }),
    ),
    handler: (scope, call) => queryInReach(call, scope, byProvince),
  });
  route(app, statistics.getUserStudyOrExamCountList, {
    request: periodQuery.extend({ ...fields.page, sort }),
    response: fields.pageOf(
      z.object({ userId: z.string(), name: z.string(), studyMinutes: count, examCount: count }),
    ),
    access,
    handler: (query, call) => {
      // the result names people
      requirePermission(call.caller, 'student.read');
      const days = daysOf(query, timeZone);
      return queryInReach(call, query, (tx, scope) =>
        studyList(tx, scope, days, { ...query, remembered }),
      );
    },
  });
}
