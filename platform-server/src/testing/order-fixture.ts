import { contract, type EndpointData } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { sessionInSunrise } from './staff-fixture';
import { callOk as callOkOn, lessonOf, publishedCourse } from './teach';
import type { CallOptions, TestServer } from './test-server';

/** A lesson without a file, so that a course needs no upload. */
const link = lessonOf(null, { kind: 'link', url: 'https://example.com/a', rule: 'opened' });

/** Calls for courses sold in the head organisation, and for their buyers. */
export function orderFixture(server: TestServer) {
  const as = { head: {} as CallOptions, vocational: {} as CallOptions, student: {} as CallOptions };
  const call = (endpoint: EndpointData, params: object, options: CallOptions = as.head) =>
    server.call(endpoint, params as Record<string, unknown>, options);
  const callOk = (endpoint: EndpointData, params: object, options: CallOptions = as.head) =>
    callOkOn(server, endpoint, params, options);
  return {
    as,
    call,
    callOk,
    /** The administrator's session in one branch of the head organisation. */
    inBranch: (key: string): CallOptions => ({
      ...as.head,
      headers: { ...as.head.headers, branch: seedId(`branch:sunrise:${key}`) },
    }),
    student: seedId('member:sunrise:13900000006'),
    async logIn(): Promise<void> {
      as.head = await sessionInSunrise(server, '13900000001', 'head');
      as.vocational = await sessionInSunrise(server, '13900000003', 'vocational');
      as.student = { token: await server.login('13900000006') };
    },
    course: (overrides: object = {}, options: CallOptions = as.head) =>
      publishedCourse(server, options, [link], { title: '收费课程', price: 9900, ...overrides }),
    /** Ids of active students of the head organisation, without the one who logs in. */
    async students(count: number): Promise<string[]> {
      const rows = await server.db.executeAsSystem<{ id: string }>(sql`
        SELECT member_id AS id FROM actor WHERE organ_id = ${seedId('organ:sunrise:head')}::uuid
          AND kind = 'student' AND status = 'active'
          AND member_id <> ${seedId('member:sunrise:13900000006')}::uuid
        ORDER BY id LIMIT ${count}`);
      return rows.map(({ id }) => id);
    },
    /** Tokens of that many other students of the organisation. */
    async logins(count: number): Promise<string[]> {
      const rows = await server.db.executeAsSystem<{ phone: string }>(sql`
        SELECT ac.phone FROM account ac JOIN member m ON m.account_id = ac.id
        JOIN actor a ON a.member_id = m.id AND a.kind = 'student' AND a.status = 'active'
        WHERE a.organ_id = ${seedId('organ:sunrise:head')}::uuid AND ac.phone <> '13900000006'
        ORDER BY ac.phone LIMIT ${count}`);
      return Promise.all(rows.map(({ phone }) => server.login(phone)));
    },
    /** Creates an order for one person, by default the demo's student; `overrides` replace its fields. */
    async order(courseId: string, overrides: object = {}) {
      const { courseOrder } = contract;
      const userIds = [seedId('member:sunrise:13900000006')];
      const input = { courseId, userIds, days: null, paid: false, ...overrides };
      const { ids } = await callOk(courseOrder.save, input);
      return callOk(courseOrder.findById, { id: ids[0] });
    },
  };
}
