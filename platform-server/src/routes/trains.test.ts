// concurrent calls also on PostgreSQL: row-level security separates organisations and branches, and people join concurrently
import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { enabledTemplate } from '../testing/certificate-fixture';
import { serverFixture } from '../testing/server-fixture';
import { sessionInSunrise } from '../testing/staff-fixture';
import type { CallOptions } from '../testing/test-server';
import { inHours, trainFixture } from '../testing/train-fixture';
import { uploadTo, workbook } from '../testing/workbooks';

const server = serverFixture({ freshLimits: true });
const { audit, courseAdmin, studentCourse, train, trainCertificate, trainItem, trainUser } =
  contract;
const page = { pageNum: 1, pageSize: 200 };
const fixture = trainFixture(server);
const { call, callOk, draft, find, itemsOf } = fixture;
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

const problemsOf = async (id: string) =>
  (await find(id)).problems.map(({ kind, blocks }) => [kind, blocks]);
const refusal = async (endpoint: EndpointData, params: object, options?: CallOptions) => {
  const { code, message } = await call(endpoint, params, options);
  return [code, message];
};

describe('a training', () => {
  it('is added as a draft with a list of what is missing, and published when nothing is missing', async () => {
    const id = await draft({ title: ' 保洁班 ', hours: 12, regionId: '440305' });
    expect(await find(id)).toMatchObject({
      ...{ title: '保洁班', status: 'draft', phase: null, hours: 12, branchName: '总部校区' },
      ...{ regionName: '广东省 / 深圳市 / 南山区', itemCount: 0, userCount: 0, version: 1 },
      ...{ pass: { items: 'required', exams: 'passed' }, link: null, mayWrite: true },
    });
    expect(await problemsOf(id)).toEqual([
      ['items', true],
      ['users', false],
      ['certificate', false],
    ]);
    const refusal = await call(train.publish, { id });
    expect([refusal.code, refusal.data.problems.length]).toEqual([errorCodes.conflict, 1]);
    const courseId = await fixture.course();
    await callOk(train.save, { id, version: 1, items: itemsOf(['course', courseId]) });
    await callOk(train.publish, { id, version: 2 });
    expect(await find(id)).toMatchObject({
      ...{ status: 'published', phase: 'running', itemCount: 1, problems: [] },
      items: [{ kind: 'course', targetId: courseId, title: '培训课程', order: 0, problem: null }],
    });
    expect(await callOk(courseAdmin.findTrainListByCourseId, { courseId })).toEqual([
      { trainId: id, title: '保洁班' },
    ]);
  });

  it.each<[object, string]>([
    [{ title: '' }, 'title'],
    [{ endsAt: inHours(-2) }, 'endsAt'],
    [{ hours: 1.5 }, 'hours'],
    [{ regionId: '999999' }, 'regionId'],
    [{ enrolFrom: inHours(2), enrolUntil: inHours(1) }, 'enrolUntil'],
    [{ endsAt: inHours(1), enrolUntil: inHours(2) }, 'enrolUntil'],
    [{ certificateTemplateId: seedId('none') }, 'certificateTemplateId'],
    [{ items: itemsOf(['course', seedId('none')]) }, 'items'],
    [{ items: itemsOf(['exam', seedId('a')], ['exam', seedId('a')]) }, 'items'],
    [{ pass: { items: 0, exams: 'sat' } }, 'pass'],
  ])('is refused with %j', async (input, field) => {
    const body = { title: '班', startsAt: inHours(-1), endsAt: inHours(1), ...input };
    const reply = await call(train.save, body);
    expect(reply.code).toBe(errorCodes.invalidInput);
    expect(Object.keys(reply.data.fields)[0]?.split('.')[0]).toBe(field);
  });

  it('does not end before its enrolment, and remains editable if it was stored so', async () => {
    const id = await draft({ endsAt: inHours(5), enrolUntil: inHours(4) });
    for (const change of [{ enrolUntil: inHours(6) }, { endsAt: inHours(3) }]) {
      const reply = await call(train.save, { id, ...change });
      expect([reply.code, reply.data.fields]).toEqual([
        errorCodes.invalidInput,
        { enrolUntil: '报名截止不能晚于培训结束时间' },
      ]);
    }
    await callOk(train.save, { id, endsAt: inHours(4), enrolUntil: inHours(4) });
    await server.db.executeAsSystem(
      sql`UPDATE train SET enrol_until = ${inHours(9)}::timestamptz WHERE id = ${id}::uuid`,
    );
    await callOk(train.save, { id, goal: '上岗' });
    expect((await find(id)).goal).toBe('上岗');
  });

  it('names the items that block its publication', async () => {
    const courseId = await fixture.course();
    await callOk(contract.course.unPublish, { id: courseId });
    const paperId = await fixture.paper([]);
    const examId = await fixture.draftExam(paperId);
    const id = await draft({
      items: itemsOf(['course', courseId], ['exam', examId]),
      pass: { items: 3, exams: 'sat' },
      certificateTemplateId: seedId('certificate-template:sunrise:2'),
    });
    expect(await problemsOf(id)).toEqual([
      ['item', true],
      ['item', false],
      ['pass', true],
      ['users', false],
      ['certificate', true],
    ]);
  });

  it('changes its state as the table says, and in no other way', async () => {
    const { id } = await fixture.published();
    expect((await refusal(train.publish, { id }))[0]).toBe(errorCodes.conflict);
    expect((await refusal(train.delete, { id }))[0]).toBe(errorCodes.conflict);
    await callOk(train.unPublish, { id });
    expect((await refusal(train.unPublish, { id }))[0]).toBe(errorCodes.conflict);
    expect((await refusal(train.delete, { id }))[0]).toBe(errorCodes.conflict);
    expect(await fixture.mine(id)).toBeUndefined();
    await callOk(train.publish, { id });
    const copy = (await callOk(train.copy, { id })).id;
    expect(await find(copy)).toMatchObject({ status: 'draft', userCount: 0, itemCount: 1 });
    await callOk(train.delete, { id: copy });
    expect((await refusal(train.findById, { id: copy }))[0]).toBe(errorCodes.notFound);
    const entry = await callOk(audit.ofRow, { ...page, kind: 'train', id });
    expect(entry.list.map(({ action }: { action: string }) => action)).toEqual([
      'train.published',
      'train.unpublished',
      'train.published',
      'train.usersAdded',
      'train.added',
    ]);
  });

  it('is refused with the present row for an older version', async () => {
    const id = await draft();
    await callOk(train.save, { id, version: 1, place: '一号楼' });
    const lateReply = await call(train.save, { id, version: 1, place: '二号楼' });
    expect([lateReply.code, lateReply.data.present.place]).toEqual([errorCodes.conflict, '一号楼']);
    expect(await callOk(train.save, { id, version: 2, place: '一号楼' })).toEqual({
      id,
      version: 2,
    });
  });

  it('issues one kind of certificate, set once and changed afterwards', async () => {
    const id = await draft();
    expect(await callOk(trainCertificate.findTrainCertById, { id })).toBeNull();
    const templateId = await enabledTemplate(server, fixture.as.head);
    const rule = { trainId: id, templateId, condition: 'finished' };
    expect((await refusal(trainCertificate.updateByTrainId, rule))[0]).toBe(errorCodes.notFound);
    await callOk(trainCertificate.save, rule);
    expect((await refusal(trainCertificate.save, rule))[0]).toBe(errorCodes.conflict);
    await callOk(trainCertificate.updateByTrainId, { ...rule, condition: 'byHand' });
    expect(await callOk(trainCertificate.findTrainCertById, { id })).toEqual({
      ...{ ...rule, id },
      condition: 'byHand',
    });
    const { title } = await callOk(train.findById, { id });
    const earnedBy = contract.certificateTemplate.getRelateList;
    expect(await callOk(earnedBy, { id: templateId })).toEqual([{ trainId: id, title }]);
  });
});

describe('the members of a training', () => {
  const service = seedId('department:sunrise:head:service');
  const users = (trainId: string, overrides: object = {}) =>
    callOk(trainUser.findByCondition, { ...page, trainId, ...overrides });

  it('are added individually or by department, each once, and can be removed', async () => {
    const id = await draft();
    expect(await fixture.add(id, [fixture.memberId, fixture.memberId])).toEqual({ added: 1 });
    const { added } = await callOk(trainUser.add, { trainId: id, departmentIds: [service] });
    expect(added).toBeGreaterThan(3);
    expect(await callOk(trainUser.add, { trainId: id, departmentIds: [service] })).toEqual({
      added: 0,
    });
    const { list, total } = await users(id);
    expect([total, (await find(id)).userCount]).toEqual([added + 1, added + 1]);
    expect(list[0].phone).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(list[0]).toMatchObject({ status: 'notStarted', progress: 0 });
    const free = await callOk(trainUser.findOrganUserByCondition, {
      ...{ ...page, trainId: id, departmentId: service },
    });
    expect(free.list).toEqual([]);
    const ids = list.slice(0, 2).map((item: { id: string }) => item.id);
    await callOk(trainUser.delete, { idList: ids });
    expect((await users(id)).total).toBe(added - 1);
    expect((await find(id)).userCount).toBe(added - 1);
    expect((await refusal(trainUser.delete, { idList: ids }))[0]).toBe(errorCodes.notFound);
  });

  it('are students of its organisation', async () => {
    const id = await draft();
    for (const userIds of [[seedId('none')], [seedId('member:sunrise:13900000002')]]) {
      const reply = await call(trainUser.add, { trainId: id, userIds });
      expect([reply.code, Object.keys(reply.data.fields)]).toEqual([
        errorCodes.invalidInput,
        ['userIds'],
      ]);
    }
  });

  it('can be added only in the enrolment period', async () => {
    for (const window of [{ enrolFrom: inHours(1) }, { enrolUntil: inHours(-1) }]) {
      const id = await draft(window);
      expect((await refusal(trainUser.add, { trainId: id, userIds: [fixture.memberId] }))[0]).toBe(
        errorCodes.conflict,
      );
    }
    const over = await draft({ startsAt: inHours(-3), endsAt: inHours(-2) });
    expect((await refusal(trainUser.add, { trainId: over, userIds: [fixture.memberId] }))[0]).toBe(
      errorCodes.conflict,
    );
  });

  it('can be added by a workbook, with a template in the caller’s language', async () => {
    const { rawPayload } = await server.app.inject({
      url: trainUser.template.path,
      headers: {
        ...{ host: 'localhost', token: fixture.as.head.token ?? '' },
        ...{ ...fixture.as.head.headers, locale: 'en-US' },
      },
    });
    const sheet = await server.services.sheets.read(rawPayload, 5);
    expect(sheet?.[0]).toEqual(['Name', 'Mobile number', 'ID number']);
  });

  it('are added from a workbook of numbers, which reports what is wrong in each row', async () => {
    const id = await draft();
    const [first] = await server.db.executeAsSystem<{ phone: string; idNumber: string }>(sql`
      SELECT m.phone, m.id_number AS "idNumber" FROM member m JOIN actor a ON a.member_id = m.id
      WHERE a.organ_id = ${seedId('organ:sunrise:head')}::uuid AND a.kind = 'student'
        AND a.status = 'active' AND m.id_number IS NOT NULL ORDER BY m.phone LIMIT 1`);
    const [suspended] = await server.db.executeAsSystem<{ phone: string }>(sql`
      SELECT m.phone FROM member m JOIN actor a ON a.member_id = m.id
      WHERE a.organ_id = ${seedId('organ:sunrise:head')}::uuid AND a.kind = 'student'
        AND a.status = 'suspended' AND m.phone IS NOT NULL ORDER BY m.phone LIMIT 1`);
    await fixture.add(id, [fixture.memberId]);
    const sheet = await workbook([
      ['姓名', '手机号', '身份证号'],
      ['甲', '', first?.idNumber ?? ''],
      ['乙', '13900000006', ''],
      ['丙', '15500009999', ''],
      ['丁', '', ''],
      ['戊', '123', ''],
      ['己', suspended?.phone ?? '', ''],
    ]);
    const at = (path: string) => `/train/v1/trainUser/${path}?trainId=${id}`;
    const send = (path: string) =>
      uploadTo(server, at(path), sheet, {
        token: fixture.as.head.token ?? '',
        ...fixture.as.head.headers,
      });
    const checked = await send('sheet/check');
    expect([checked.data.total, checked.data.good]).toEqual([6, 1]);
    const bad = checked.data.rows.map(({ row }: { row: number }) => row);
    expect(bad).toEqual([3, 4, 5, 6, 7]);
    expect((await send('sheet')).data).toEqual({ added: 1 });
    expect((await send('sheet')).data).toEqual({ added: 0 });
    expect((await users(id)).list[0]).toMatchObject({ by: 'sheet' });
    const [entry] = (await callOk(audit.ofRow, { ...page, kind: 'train', id })).list;
    expect(entry.action).toBe('train.usersAdded');
  });
});

describe('the link of a training', () => {
  const tokenOf = (path: string): string => path.split('/').at(-1) ?? '';
  async function opened(places: number | null, overrides: object = {}) {
    const { id } = await fixture.published(overrides, []);
    const { link } = await callOk(train.setLink, { id, isOpen: true, places, until: null });
    return { id, token: tokenOf(link.path) };
  }

  it('lets in as many of concurrent people as there are places, and each once', async () => {
    const { id, token } = await opened(3);
    const people = await fixture.others(6);
    const replies = await Promise.all(
      people.flatMap(({ caller: callOptions }) =>
        [0, 1].map(() => call(train.enterLink, { token }, callOptions)),
      ),
    );
    const entered = replies.filter(({ code }) => code === errorCodes.ok);
    expect(entered).toHaveLength(6);
    const trained = await find(id);
    expect([trained.userCount, trained.link?.places]).toEqual([3, 0]);
    const [inside] = await server.db.executeAsSystem<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM train_member WHERE train_id = ${id}::uuid AND by = 'link'`);
    expect(inside?.n).toBe(3);
    expect((await refusal(train.enterLink, { token }, fixture.as.student))[1]).toBe('名额已满');
  });

  it('shows where it leads, and is deleted when it is closed', async () => {
    const { id, token } = await opened(null);
    expect(await callOk(train.findByLink, { token }, fixture.as.student)).toMatchObject({
      ...{ id, title: '岗前培训', places: null, isIn: false },
    });
    await callOk(train.enterLink, { token }, fixture.as.student);
    expect((await callOk(train.findByLink, { token }, fixture.as.student)).isIn).toBe(true);
    const [entry] = (await callOk(audit.ofRow, { ...page, kind: 'train', id })).list;
    expect(entry).toMatchObject({ action: 'train.entered', who: '李学员' });
    await callOk(train.setLink, { id, isOpen: false, places: null, until: null });
    const repeatedReply = await callOk(train.setLink, { id, isOpen: true, places: 5, until: null });
    expect(tokenOf(repeatedReply.link.path)).not.toBe(token);
    for (const endpoint of [train.findByLink, train.enterLink]) {
      expect((await refusal(endpoint, { token }, fixture.as.student))[0]).toBe(errorCodes.notFound);
    }
  });

  it('ends with its expiry or the enrolment, and shows nothing to strangers', async () => {
    const { id, token } = await opened(null);
    for (const callOptions of [callers.vocational, callers.horizon, fixture.as.head]) {
      expect((await refusal(train.enterLink, { token }, callOptions))[0]).toBe(errorCodes.notFound);
    }
    const past = { id, isOpen: true, places: null, until: inHours(-1) };
    expect(await refusal(train.setLink, past)).toEqual([
      errorCodes.invalidInput,
      '截止时间应晚于现在',
    ]);
    await server.db.executeAsSystem(
      sql`UPDATE train SET link_until = ${past.until}::timestamptz WHERE id = ${id}::uuid`,
    );
    // an expired date may stay when other fields change
    await callOk(train.setLink, { ...past, places: 9 });
    expect((await refusal(train.enterLink, { token }, fixture.as.student))[1]).toBe(
      '报名链接已过期',
    );
    await callOk(train.setLink, { id, isOpen: true, places: null, until: null });
    await callOk(train.save, { id, enrolUntil: inHours(-1) });
    expect((await refusal(train.enterLink, { token }, fixture.as.student))[1]).toBe(
      '不在报名时间内',
    );
    await callOk(train.unPublish, { id });
    expect((await refusal(train.findByLink, { token }, fixture.as.student))[0]).toBe(
      errorCodes.notFound,
    );
    expect((await find(id)).userCount).toBe(0);
  });
});

describe('a course of a training', () => {
  const mayLearn = async (courseId: string) =>
    (await call(studentCourse.findCourseById, { id: courseId }, fixture.as.student)).data
      ?.granted === true;

  it('can be learned by its members while it runs, and by nobody else', async () => {
    const { id, courseId } = await fixture.published();
    expect(await mayLearn(courseId)).toBe(true);
    for (const set of ["state = 'unpublished'", "starts_at = now() + interval '1 hour'"]) {
      await server.db.executeAsSystem(sql`UPDATE train SET ${sql.raw(set)} WHERE id = ${id}::uuid`);
      expect(await mayLearn(courseId)).toBe(false);
      await server.db.executeAsSystem(sql`UPDATE train SET state = 'published',
        starts_at = now() - interval '2 hours' WHERE id = ${id}::uuid`);
    }
    await server.db.executeAsSystem(sql`UPDATE train SET ends_at = now() WHERE id = ${id}::uuid`);
    expect(await mayLearn(courseId)).toBe(false);
    const another = await fixture.published({}, []);
    expect(await mayLearn(another.courseId)).toBe(false);
  });
});

describe('access to trainings', () => {
  it.each(['southern', 'vocational', 'horizon'] as const)(
    'is refused to %s',
    async (callerName) => {
      const { id } = await fixture.published();
      const templateId = await enabledTemplate(server, fixture.as.head);
      const { list } = await callOk(trainUser.findByCondition, { ...page, trainId: id });
      const rule = { trainId: id, templateId, condition: 'finished' };
      const participant = { trainId: id, userId: fixture.memberId };
      const all: [EndpointData, object][] = [
        [train.findById, { id }],
        [train.save, { id, title: '改' }],
        [train.publish, { id }],
        [train.unPublish, { id }],
        [train.delete, { id }],
        [train.copy, { id }],
        [train.setLink, { id, isOpen: true, places: null, until: null }],
        [train.getStatisticInfo, { id }],
        [train.findUserStudyBasicInfoList, { ...page, trainId: id }],
        [train.findUserStudyDetailInfo, participant],
        [trainUser.findByCondition, { ...page, trainId: id }],
        [trainUser.findOrganUserByCondition, { ...page, trainId: id }],
        [trainUser.add, { trainId: id, userIds: [fixture.memberId] }],
        [trainUser.delete, { idList: [list[0].id] }],
        [trainItem.findTrainExamByTrainid, { trainId: id }],
        [trainItem.findScoreListByUser, { ...page, ...participant }],
        [trainCertificate.save, rule],
        [trainCertificate.updateByTrainId, rule],
        [trainCertificate.findTrainCertById, { id }],
      ];
      for (const [endpoint, params] of all) {
        const reply = await call(endpoint, params, callers[callerName]);
        expect([endpoint.path, reply.code]).toEqual([endpoint.path, errorCodes.notFound]);
      }
      const seen = await callOk(train.findByCondition, page, callers[callerName]);
      expect(seen.list.map((row: { id: string }) => row.id)).not.toContain(id);
      expect(await find(id)).toMatchObject({ version: 2, userCount: 1 });
    },
  );

  it('of other branches hides people, but not the training', async () => {
    const { id } = await fixture.published({}, []);
    await server.db.executeAsSystem(sql`UPDATE train SET branch_id = ${seedId('branch:sunrise:south')}::uuid
      WHERE id = ${id}::uuid`);
    const [east] = await server.db.executeAsSystem<{
      id: string;
    }>(sql`SELECT member_id AS id FROM actor
      WHERE kind = 'student' AND status = 'active'
        AND branch_id = ${seedId('branch:sunrise:east')}::uuid LIMIT 1`);
    await fixture.add(id, [east?.id ?? '']);
    const query = { ...page, trainId: id };
    expect((await callOk(trainUser.findByCondition, query, callers.southern)).total).toBe(0);
    expect((await callOk(train.getStatisticInfo, { id }, callers.southern)).enrolled).toBe(1);
    const participant = { trainId: id, userId: east?.id };
    expect((await refusal(train.findUserStudyDetailInfo, participant, callers.southern))[0]).toBe(
      errorCodes.notFound,
    );
    expect(
      (await refusal(trainUser.add, { trainId: id, userIds: [east?.id] }, callers.southern))[0],
    ).toBe(errorCodes.invalidInput);
  });
});
