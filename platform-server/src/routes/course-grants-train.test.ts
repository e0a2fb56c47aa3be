// embedded database only: routes/matrix, reads and audit-walk test row-level security on PostgreSQL
import { type CourseGrant, contract, errorCodes } from '@edu/shared-utility/contract';
import { seedId } from '../seed/seed-id';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';
import { inHours, trainFixture } from '../testing/train-fixture';

const server = serverFixture({ freshLimits: true });
const { course, studentCourse, train, trainUser } = contract;
const page = { pageNum: 1, pageSize: 200 };
const fixture = trainFixture(server);
const { call, callOk } = fixture;
const callers = {} as Record<'southern' | 'vocational' | 'horizon', CallOptions>;

beforeAll(async () => {
  await fixture.logIn();
  callers.southern = {
    ...fixture.as.head,
    headers: { ...fixture.as.head.headers, branch: seedId('branch:sunrise:south') },
  };
  callers.vocational = await sessionInSunrise(server, '13900000003', 'vocational');
  const token = await server.login('13900000011', { host: 'new.localhost', flow: 'new' });
  callers.horizon = { token, host: 'new.localhost' };
});

const grant = (courseId: string, trains: readonly string[], options?: CallOptions) =>
  call(course.batchGrant, { courseIds: [courseId], trains, expiresAt: null }, options);
const grants = async (courseId: string): Promise<CourseGrant[]> =>
  (await callOk(course.findCourseGrantList, { ...page, courseId })).list;
const granted = async (id: string): Promise<number> =>
  (await callOk(course.figures, { id })).granted;
const isListed = async (courseId: string): Promise<boolean> => {
  const { list } = await callOk(studentCourse.findCourseList, page, fixture.as.student);
  return list.some((item: { id: string }) => item.id === courseId);
};
const emptyTraining = (callOptions: CallOptions) =>
  callOk(train.save, { title: '别处的班', startsAt: inHours(-1), endsAt: inHours(9) }, callOptions);

it('reaches the present members of a training', async () => {
  const { id: trainId } = await fixture.published({ title: '夜班' }, []);
  const courseId = await fixture.course('给夜班的课');
  expect((await grant(courseId, [trainId])).code).toBe(0);
  expect(await grants(courseId)).toMatchObject([
    { audience: 'train', audienceId: trainId, audienceName: '夜班', status: 'active' },
  ]);
  expect([await granted(courseId), await isListed(courseId)]).toEqual([0, false]);
  await fixture.add(trainId, [fixture.memberId]);
  expect([await granted(courseId), await isListed(courseId)]).toEqual([1, true]);
  await fixture.learn(courseId);
  const { list } = await callOk(trainUser.findByCondition, { ...page, trainId });
  await callOk(trainUser.delete, { idList: list.map((item: { id: string }) => item.id) });
  expect([await granted(courseId), await isListed(courseId)]).toEqual([0, false]);
});

it('reaches them while the training is published, even after its end', async () => {
  const { id: trainId } = await fixture.published();
  const courseId = await fixture.course('培训后的课');
  await grant(courseId, [trainId]);
  await callOk(train.save, { id: trainId, startsAt: inHours(-5), endsAt: inHours(-1) });
  expect([await granted(courseId), await isListed(courseId)]).toEqual([1, true]);
  await callOk(train.unPublish, { id: trainId });
  expect([await granted(courseId), await isListed(courseId)]).toEqual([0, false]);
});

it('ends at its own expiry, and when the draft is deleted', async () => {
  const trainId = await fixture.draft({ title: '还没定的班' });
  const courseId = await fixture.course('先给着的课');
  await grant(courseId, [trainId]);
  const [first] = await grants(courseId);
  await callOk(course.withdrawGrants, { grantIds: [first?.id], withdrawn: true });
  expect(await grants(courseId)).toMatchObject([{ status: 'withdrawn' }]);
  await callOk(train.delete, { id: trainId });
  expect(await grants(courseId)).toEqual([]);
});

it.each(['vocational', 'horizon'] as const)(
  'cannot be given to a training of %s',
  async (place) => {
    const { id } = await emptyTraining(callers[place]);
    const courseId = await fixture.course();
    const reply = await grant(courseId, [id]);
    expect([reply.code, Object.keys(reply.data.fields)]).toEqual([
      errorCodes.invalidInput,
      ['trains'],
    ]);
    expect(await grants(courseId)).toEqual([]);
  },
);

it('needs access to the branches of both the training and the course', async () => {
  const { id: trainId } = await fixture.published({}, []);
  const courseId = await fixture.course();
  for (const callOptions of [callers.southern, callers.vocational, callers.horizon]) {
    expect((await grant(courseId, [trainId], callOptions)).code).toBe(errorCodes.notFound);
  }
  const fields = { title: '南校区的课' };
  const { id: ownCourseId } = await callOk(course.save, fields, callers.southern);
  const reply = await grant(ownCourseId, [trainId], callers.southern);
  expect([reply.code, Object.keys(reply.data.fields)]).toEqual([
    errorCodes.invalidInput,
    ['trains'],
  ]);
});
