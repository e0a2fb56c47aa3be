import {
  contract,
  type EndpointData,
  errorCodes,
  type LiveInput,
} from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { sessionInSunrise } from './staff-fixture';
import { callOk as callOkOn } from './teach';
import type { CallOptions, Reply, TestServer } from './test-server';

const { administrator, account, live } = contract;

export const HOUR = 3_600_000;
export const hoursAhead = (hours: number): string =>
  new Date(Date.now() + hours * HOUR).toISOString();
export const page = { pageNum: 1, pageSize: 200 };
/** A course that is assigned to the demo's student. */
export const courseId = seedId('course:sunrise:head:0');

let phones = 15_577_000_000;

/** Calls for tests of live sessions, by default as the administrator. */
export async function liveFixture(server: TestServer) {
  const head = await sessionInSunrise(server, '13900000001', 'head');
  const callOk = (endpoint: EndpointData, params: object, options: CallOptions = head) =>
    callOkOn(server, endpoint, params, options);
  const call = (
    endpoint: EndpointData,
    params: object,
    options: CallOptions = head,
  ): Promise<Reply> => server.call(endpoint, params as Record<string, unknown>, options);
  const input = (overrides: Partial<LiveInput> = {}) => ({
    ...{ title: '试讲', courseId, hostName: '何文清', teacherIds: [], zone: 'Asia/Shanghai' },
    ...{
      startsAt: hoursAhead(30),
      endsAt: hoursAhead(31),
      summary: '',
      joinUrl: null,
      remindMinutes: 15,
    },
    ...overrides,
  });
  return {
    ...{ head, callOk, call, input },
    student: { token: await server.login('13900000006') },
    planned: async (overrides: Partial<LiveInput> = {}, options = head): Promise<string> =>
      (await callOk(live.save, input(overrides), options)).id,
    row: (id: string, options = head) => callOk(live.findById, { id }, options),
    /** Code and field names of a refused save. */
    refusedSave: async (overrides: object, options = head): Promise<unknown> => {
      const reply = await call(live.save, { ...input(), ...overrides }, options);
      return [reply.code, Object.keys(reply.data?.fields ?? {})];
    },
    /** Adds a member of staff with that role; returns their session and phone number. */
    staffOf: async (role: string, branchIds: readonly string[] = []) => {
      phones += 1;
      const phone = String(phones);
      const query = { name: '新同事', phone, roleIds: [seedId(`role:sunrise:${role}`)], branchIds };
      const { id } = await callOk(administrator.save, query);
      const { password } = await callOk(account.generateAndSetPassword, { userId: id });
      const reply = await server.call(account.login, { account: phone, password });
      if (reply.code !== errorCodes.ok) throw new Error(reply.message);
      const caller: CallOptions = { token: reply.data.token };
      return { caller, phone };
    },
  };
}

export type LiveFixture = Awaited<ReturnType<typeof liveFixture>>;
