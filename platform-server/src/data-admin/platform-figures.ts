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

/** Figures of the dashboard. */
export interface Figures {
  readonly summary: SummaryPlus;
  readonly days: UserStatistics;
  readonly courses: readonly CourseSchedule[];
  readonly people: readonly StudyOrExamCount[] | null;
}

/** The platform's calls as any data-admin site uses them. */
export interface Platform {
  /** The token for a code; null for an expired or used one. */
  exchange(code: string): Promise<string | null>;
  /** The nickname of a token's user; null if the token is invalid. */
  userOf(token: string): Promise<string | null>;
  /** Null without the permission to see figures. */
  figuresOf(token: string): Promise<Figures | null>;
}

const PEOPLE = 8;

/** Makes the same calls as any other data-admin site. */
export function platformOf(app: FastifyInstance): Platform {
  async function request<T>(
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

  /** The whole platform for operators, whose own organisation has no other members. */
  async function reachOf(token: string): Promise<StatisticsScope> {
    const permissions = await request<SessionPermissions>(session.permissions, {}, token);
    return permissions?.isOperator ? { reach: 'platform' } : {};
  }
  return {
    exchange: async (code) =>
      (await request<EmbeddedSession>(embedded.exchange, { code }))?.token ?? null,
    async userOf(token) {
      const user = await request<UserInfo>(account.getUserInfo, {}, token);
      return user && (user.nickname || user.name);
    },
    async figuresOf(token) {
      const scope = await reachOf(token);
      const [summary, days, courses, people] = await Promise.all([
        request<SummaryPlus>(statistics.getSummarizedDataPlus, { ...scope }, token),
        request<UserStatistics>(statistics.getUserStatisticsData, { ...scope }, token),
        request<CourseSchedule[]>(statistics.getCourseAndUserSchedule, { ...scope }, token),
        request<Page<StudyOrExamCount>>(
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
