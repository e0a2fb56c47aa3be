import {
  type CourseSchedule,
  contract,
  type EmbeddedSession,
  type EndpointData,
  type Envelope,
  type Page,
  type SessionPermissions,
  type StatisticsScope,
  type StudyOrExamCount,
  type SummaryPlus,
  type UserInfo,
  type UserStatistics,
} from '@edu/shared-utility/contract';
import type { FastifyInstance } from 'fastify';

/** What the dashboard shows; null where the person may not see it. */
export interface Figures {
  readonly summary: SummaryPlus;
  readonly days: UserStatistics;
  readonly courses: readonly CourseSchedule[];
  readonly people: readonly StudyOrExamCount[] | null;
}

/** The platform as any data-admin site sees it. */
export interface Platform {
  /** The token for a code; null for one that is good for nothing any more. */
  exchange(code: string): Promise<string | null>;
  /** Whose session a token is: a nickname, or null for a token that no longer holds. */
  userOf(token: string): Promise<string | null>;
  /** Null without the permission to see figures. */
  figuresOf(token: string): Promise<Figures | null>;
}

const PEOPLE = 8;

/** By the same calls that any data-admin site would send. */
export function platformOf(app: FastifyInstance): Platform {
  async function ask<T>(
    { method, path: url }: EndpointData,
    params: Record<string, unknown>,
    token?: string,
  ): Promise<T | null> {
    const reply = await app.inject({
      method: method as 'GET' | 'POST',
      url,
      ...(token && { headers: { token } }),
      ...(method === 'GET' ? { query: params as Record<string, string> } : { payload: params }),
    });
    const { code, data } = reply.json<Envelope<T | null>>();
    return code === 0 ? data : null;
  }
  const { account, embedded, session, statistics } = contract;

  /** All there is for who looks after the platform: their own organisation has no other members. */
  async function reachOf(token: string): Promise<StatisticsScope> {
    const may = await ask<SessionPermissions>(session.permissions, {}, token);
    return may?.isOperator ? { reach: 'platform' } : {};
  }
  return {
    exchange: async (code) =>
      (await ask<EmbeddedSession>(embedded.exchange, { code }))?.token ?? null,
    async userOf(token) {
      const user = await ask<UserInfo>(account.getUserInfo, {}, token);
      return user && (user.nickname || user.name);
    },
    async figuresOf(token) {
      const scope = await reachOf(token);
      const [summary, days, courses, people] = await Promise.all([
        ask<SummaryPlus>(statistics.getSummarizedDataPlus, { ...scope }, token),
        ask<UserStatistics>(statistics.getUserStatisticsData, { ...scope }, token),
        ask<CourseSchedule[]>(statistics.getCourseAndUserSchedule, { ...scope }, token),
        ask<Page<StudyOrExamCount>>(
          statistics.getUserStudyOrExamCountList,
          { ...scope, pageNum: '1', pageSize: '10' },
          token,
        ),
      ]);
      if (!summary || !days || !courses) return null;
      return { summary, days, courses, people: people?.list.slice(0, PEOPLE) ?? null };
    },
  };
}
