import { contract, type EndpointData, errorCodes } from '@edu/shared-utility/contract';
import { enabledTemplate } from '../testing/certificate-fixture';
import { essayOf, singleOf } from '../testing/question-fixtures';
import { serverFixture } from '../testing/server-fixture';
import type { CallOptions } from '../testing/test-server';
import { trainFixture } from '../testing/train-fixture';

const server = serverFixture({ freshLimits: true });
const fixture = trainFixture(server);
const { call, callOk } = fixture;
const { assessment, declaration, declarationReview, exam, paper, question, train, user } = contract;

let operator: CallOptions;
let templateId = '';
let paperId = '';
let phones = 15_577_000_000;
beforeAll(async () => {
  await fixture.logIn();
  operator = { token: await server.login('13900000000') };
  templateId = await enabledTemplate(server, fixture.as.head);
  paperId = await fixture.paper([[singleOf('问题'), 500]]);
});

interface Seen {
  readonly id: string;
  readonly version: number;
}
type Way = (seen: Seen) => Promise<{ code: number }>;

/** A kind of row: how it reaches each state by calls, and the effect of each move there. */
interface MovesOfKind {
  readonly findById: EndpointData;
  readonly inState: Readonly<Record<string, () => Promise<string>>>;
  readonly ways: Readonly<Record<string, Way>>;
  /** The state afterwards, by initial state and move; unlisted moves are refused. */
  readonly after: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
}

const moveBy = (endpoint: EndpointData, overrides: object = {}, caller?: CallOptions): Way => {
  return ({ id, version }) => call(endpoint, { id, version, ...overrides }, caller);
};
const seen = async (findById: EndpointData, id: string): Promise<Seen> => ({
  id,
  version: (await callOk(findById, { id })).version,
});
/** Makes these moves in sequence; each has to succeed. */
async function afterMoves(findById: EndpointData, id: string, ...ways: Way[]): Promise<string> {
  for (const way of ways) expect((await way(await seen(findById, id))).code).toBe(errorCodes.ok);
  return id;
}

const questions: MovesOfKind = {
  findById: question.findById,
  inState: {
    draft: async () => (await callOk(question.save, { content: singleOf('草稿') })).id,
    released: async () => {
      const id = await fixture.released(singleOf('已发布'));
      await callOk(question.save, { id, content: essayOf('改过') });
      return id;
    },
    withdrawn: async () =>
      afterMoves(
        question.findById,
        await fixture.released(singleOf('撤回')),
        moveBy(question.withdraw),
      ),
  },
  ways: {
    edit: moveBy(question.save, { content: singleOf('改过') }),
    release: moveBy(question.releashQuestion),
    withdraw: moveBy(question.withdraw),
    delete: moveBy(question.delete),
    copy: ({ id }) => call(question.copy, { id }),
  },
  after: {
    draft: { edit: 'draft', release: 'released', delete: 'gone', copy: 'draft' },
    released: { edit: 'released', release: 'released', withdraw: 'withdrawn', copy: 'released' },
    withdrawn: { edit: 'withdrawn', release: 'released', delete: 'gone', copy: 'withdrawn' },
  },
};

async function draftPaper(): Promise<string> {
  const { id } = await callOk(paper.save, { title: '试卷', type: 'fixed' });
  const place = { questionId: await fixture.released(singleOf('题')), score: 2 };
  const sections = [{ title: '一', questions: [place] }];
  await callOk(paper.saveQuestions, { paperId: id, sections });
  return id;
}
const [enable, disable] = [1, 2].map((status) => moveBy(paper.updateStatusById, { status })) as [
  Way,
  Way,
];
const papers: MovesOfKind = {
  findById: paper.findById,
  inState: {
    0: draftPaper,
    1: async () => afterMoves(paper.findById, await draftPaper(), enable),
    2: async () => afterMoves(paper.findById, await draftPaper(), enable, disable),
  },
  ways: {
    ...{ enable, disable, edit: moveBy(paper.updateById, { title: '改过' }) },
    ...{ delete: moveBy(paper.delete), copy: ({ id }) => call(paper.copy, { id }) },
  },
  after: {
    0: { edit: 0, enable: 1, delete: 'gone', copy: 0 },
    1: { disable: 2, copy: 1 },
    2: { edit: 2, enable: 1, delete: 'gone', copy: 2 },
  },
};

const exams: MovesOfKind = {
  findById: exam.findById,
  inState: {
    draft: () => fixture.draftExam(paperId),
    published: () => fixture.publishedExam(paperId),
    archived: async () =>
      afterMoves(exam.findById, await fixture.publishedExam(paperId), moveBy(exam.archive)),
  },
  ways: {
    ...{ edit: moveBy(exam.save, { title: '改过' }), publish: moveBy(exam.publish) },
    ...{ archive: moveBy(exam.archive), continueArchive: moveBy(exam.continueArchive) },
    ...{ delete: moveBy(exam.delete), copy: ({ id }) => call(exam.copy, { id }) },
  },
  after: {
    draft: { edit: 'draft', publish: 'published', delete: 'gone', copy: 'draft' },
    published: { edit: 'published', archive: 'archived', copy: 'published' },
    archived: { continueArchive: 'published', copy: 'archived' },
  },
};

const trains: MovesOfKind = {
  findById: train.findById,
  inState: {
    draft: async () =>
      fixture.draft({ items: fixture.itemsOf(['course', await fixture.course()]) }),
    published: async () => (await fixture.published()).id,
    unpublished: async () =>
      afterMoves(train.findById, (await fixture.published()).id, moveBy(train.unPublish)),
  },
  ways: {
    ...{ edit: moveBy(train.save, { title: '改过' }), publish: moveBy(train.publish) },
    ...{ unPublish: moveBy(train.unPublish), delete: moveBy(train.delete) },
    copy: ({ id }) => call(train.copy, { id }),
  },
  after: {
    draft: { edit: 'draft', publish: 'published', delete: 'gone', copy: 'draft' },
    published: { edit: 'published', unPublish: 'unpublished', copy: 'published' },
    unpublished: { edit: 'unpublished', publish: 'published', copy: 'unpublished' },
  },
};

const decide = (endpoint: EndpointData, overrides: object = {}) =>
  moveBy(endpoint, overrides, operator);
const accept: Way = (which) => decide(declarationReview.accept)(which);
const giveBack: Way = (which) => decide(declarationReview.giveBack, { reason: '缺材料' })(which);
async function draftDeclaration(): Promise<string> {
  const trainId = await fixture.draft({ hours: 24 });
  return (await callOk(declaration.save, { trainId, remark: '说明' })).id;
}
const submit = moveBy(declaration.submit);
const declared = async (...ways: Way[]): Promise<string> =>
  afterMoves(declaration.findById, await draftDeclaration(), ...ways);
const declarations: MovesOfKind = {
  findById: declaration.findById,
  inState: {
    draft: () => declared(),
    submitted: () => declared(submit),
    returned: () => declared(submit, giveBack),
    accepted: () => declared(submit, accept),
  },
  ways: {
    ...{ submit, accept, return: giveBack, delete: moveBy(declaration.delete) },
    edit: moveBy(declaration.save, { remark: '改过' }),
  },
  after: {
    // the operator only sees submitted declarations
    draft: {
      edit: 'draft',
      submit: 'submitted',
      delete: 'gone',
      accept: 'unseen',
      return: 'unseen',
    },
    submitted: { accept: 'accepted', return: 'returned' },
    returned: { edit: 'returned', submit: 'submitted' },
    accepted: {},
  },
};

async function registered(): Promise<string> {
  phones += 1;
  const { userId } = await callOk(user.addStudent, { name: '考生', phone: String(phones) });
  return (await callOk(assessment.save, { userId, skill: '母婴护理', level: 4 })).id;
}
const appoint = moveBy(assessment.appoint, {
  appointedAt: '2030-03-01T01:00:00.000Z',
  place: '实训楼 201',
});
const grade = (passed: boolean) =>
  moveBy(assessment.grade, { passed, score: 80, assessor: '何文清', remarks: '' });
const certify: Way = (which) => moveBy(assessment.certify, { templateId })(which);
const withdraw = moveBy(assessment.withdraw, { reason: '放弃' });
const assessed = async (...ways: Way[]): Promise<string> =>
  afterMoves(assessment.findById, await registered(), ...ways);
const assessments: MovesOfKind = {
  findById: assessment.findById,
  inState: {
    registered: () => assessed(),
    appointed: () => assessed(appoint),
    passed: () => assessed(appoint, grade(true)),
    failed: () => assessed(appoint, grade(false)),
    certified: () => assessed(appoint, grade(true), certify),
    withdrawn: () => assessed(withdraw),
  },
  ways: {
    ...{ appoint, certify, withdraw, pass: grade(true), fail: grade(false) },
    ...{ edit: moveBy(assessment.save, { skill: '育婴' }), delete: moveBy(assessment.delete) },
  },
  after: {
    registered: {
      ...{ edit: 'registered', appoint: 'appointed', withdraw: 'withdrawn', delete: 'gone' },
    },
    appointed: {
      ...{ edit: 'appointed', appoint: 'appointed', withdraw: 'withdrawn' },
      ...{ pass: 'passed', fail: 'failed' },
    },
    passed: { certify: 'certified' },
    failed: {},
    certified: {},
    withdrawn: {},
  },
};

describe.each(Object.entries({ questions, papers, exams, trains, declarations, assessments }))(
  '%s',
  (_name, { findById, inState, ways, after }) => {
    const cases = Object.keys(after).flatMap((state) =>
      Object.keys(ways).map((way) => [state, way, after[state]?.[way] ?? 'refused'] as const),
    );

    it.each(cases)('that are %s: %s → %s', async (state, way, becomes) => {
      const id = (await inState[state]?.()) ?? '';
      const rowBefore = await callOk(findById, { id });
      expect(String(rowBefore.status)).toBe(state);
      const reply = await ways[way]?.({ id, version: rowBefore.version });
      if (becomes === 'refused' || becomes === 'unseen') {
        const { conflict, notFound } = errorCodes;
        expect(reply?.code).toBe(becomes === 'refused' ? conflict : notFound);
        expect(await callOk(findById, { id })).toEqual(rowBefore);
        return;
      }
      expect(reply?.code).toBe(errorCodes.ok);
      const now = await call(findById, { id });
      expect(now.code === errorCodes.ok ? now.data.status : 'gone').toBe(becomes);
    });
  },
);
