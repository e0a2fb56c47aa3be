import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import type { CallOptions, Reply, TestServer } from './test-server';

/** Calls an endpoint and returns its data; throws if it is refused. */
export async function callOk(
  server: TestServer,
  endpoint: EndpointData,
  params: object,
  options: CallOptions,
): Promise<Reply['data']> {
  const reply = await server.call(endpoint, params as Record<string, unknown>, options);
  const refusalData = reply.code === errorCodes.ok ? {} : reply.data;
  expect([endpoint.path, reply.code, reply.message, refusalData]).toEqual([
    endpoint.path,
    0,
    '',
    {},
  ]);
  return reply.data;
}

/** A lesson as the editor sends it. */
export const lessonOf = (resourceId: string | null, overrides: object = {}) => ({
  title: '课时',
  kind: 'video',
  resourceId,
  url: null,
  seconds: 0,
  preview: false,
  rule: 'watched',
  percent: 90,
  seekAhead: true,
  ...overrides,
});

/** Creates a published course of one chapter. */
export async function publishedCourse(
  server: TestServer,
  options: CallOptions,
  lessons: readonly object[],
  overrides: object = {},
): Promise<string> {
  const { course } = contract;
  const { id } = await callOk(server, course.save, { title: '已发布课程', ...overrides }, options);
  const chapters = [{ title: '第一章', lessons }];
  await callOk(server, course.saveAndPublishChapters, { courseId: id, chapters }, options);
  return id;
}
