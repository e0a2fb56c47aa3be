// also on PostgreSQL: runs the statements of every call that changes something
import { contract, type EndpointData } from '@edu/shared-utility/contract';
import { sql } from 'drizzle-orm';
import { seedId } from '../seed/seed-id';
import { enabledTemplate, issued, templateOf } from '../testing/certificate-fixture';
import { examFixture } from '../testing/exam-fixture';
import { insertResource } from '../testing/insert-resource';
import { essayOf, singleOf } from '../testing/question-fixtures';
import { contentOf, textQuestion } from '../testing/questionnaires';
import { serverFixture } from '../testing/server-fixture';
import { lessonOf } from '../testing/teach';
import { trainFixture } from '../testing/train-fixture';
import { calls } from './matrix.calls';

/** Every writing call of an administrator leaves an audit entry. */
const server = serverFixture({ freshLimits: true });
const {
  account,
  administrator,
  announcement,
  article,
  assessment,
  branch,
  certificate,
  certificateTemplate,
  course,
  courseAdmin,
  courseOrder,
  declaration,
  declarationReview,
  department,
  exam,
  live,
  marking,
  organ,
  paper,
  permission,
  profile,
  question,
  questionnaire,
  redemption,
  resApplication,
  resource,
  resourceCategory,
  role,
  saas,
  site,
  sitting,
  student,
  studentAccount,
  talent,
  teacher,
  train,
  trainCertificate,
  trainUser,
  user,
} = contract;

const examining = examFixture(server);
const training = trainFixture(server);
const tokens = { administrator: '', operator: '' };
beforeAll(async () => {
  tokens.administrator = await server.login('13900000001');
  tokens.operator = await server.login('13900000000');
  await examining.logIn();
  await training.logIn();
});

let phones = 15_599_000_000;
function nextPhone(): string {
  phones += 1;
  return String(phones);
}

async function callOk(
  endpoint: EndpointData,
  params: Record<string, unknown>,
  caller: keyof typeof tokens = 'administrator',
) {
  const reply = await server.call(endpoint, params, { token: tokens[caller] });
  expect([endpoint.path, reply.code, reply.message]).toEqual([endpoint.path, 0, '']);
  return reply.data;
}

const person = () => ({ name: '记录人', phone: nextPhone() });
const staff = async (): Promise<string> =>
  (await callOk(administrator.save, { ...person(), roleIds: [] })).id;
const newStudent = async (): Promise<string> => (await callOk(user.addStudent, person())).userId;
const make = async (endpoint: EndpointData, input: Record<string, unknown>): Promise<string> =>
  (await callOk(endpoint, input)).id;
const root = { name: '记录', parentId: null };
const newBranchInput = () => ({ ...root, name: nextPhone() });
const newAnnouncement = (): Promise<string> =>
  make(announcement.save, {
    title: '记录',
    text: '记录',
    audience: { kind: 'staff', ids: [] },
    channels: [],
  });
const code = () => `note.${nextPhone()}`;
const entry = () => ({ ...root, code: code(), kind: 'action' });
const newTenant = async (): Promise<string> => {
  const domain = `${nextPhone()}.example`;
  const contact = { contactName: '联系人', contactPhone: nextPhone() };
  return (await callOk(saas.save, { name: domain, domain, ...contact }, 'operator')).id;
};
const newOrgan = (): Promise<string> => make(organ.add, { name: nextPhone() });
const chosenOrgan = async () => ({ id: await newOrgan(), version: 1 });
const newTeacher = (): Promise<string> => make(teacher.save, person());
/** The upload has begun; its bytes are not needed. */
const upload = async (): Promise<string> =>
  (await callOk(resource.uploadVoucher, { fileName: 'a.mp4', bytes: 9, contentType: '' })).uploadId;
const newResource = async (): Promise<string> =>
  make(resource.saveVideo, { uploadId: await upload(), title: '记录' });
const newCategory = (): Promise<string> =>
  make(resourceCategory.add, { parentId: null, name: nextPhone(), type: 'video' });
const newUnit = (): Promise<string> =>
  make(resApplication.saveCopyrightUnit, { name: nextPhone(), validUntil: null });
/** A resource of another organisation that can be applied for. */
const offered = () =>
  insertResource(server, { organKey: 'sunrise:vocational', branch: 'vocational', shared: true });
const newApplication = async (): Promise<string> => {
  const resourceId = await insertResource(server, { shared: true });
  const [row] = await server.db.executeAsSystem<{ id: string }>(sql`
    INSERT INTO resource_application
      (tenant_id, resource_id, owner_organ_id, applicant_organ_id, applicant_name, reason)
    SELECT tenant_id, id, organ_id, ${seedId('organ:sunrise:vocational')}::uuid, '记录', '记录'
    FROM resource WHERE id = ${resourceId}::uuid RETURNING id`);
  return row?.id ?? '';
};
const accountId = seedId('account:13900000002');
const accountOf = async (actorId: string): Promise<string> => {
  const [row] = await server.db.executeAsSystem<{
    id: string;
  }>(sql`SELECT m.account_id AS id FROM actor a
    JOIN member m ON m.id = a.member_id WHERE a.id = ${actorId}::uuid`);
  return row?.id ?? '';
};

const newQuestion = (): Promise<string> => make(question.save, { content: singleOf('记录') });
const releasedQuestion = async (): Promise<string> => {
  const id = await newQuestion();
  await callOk(question.releashQuestion, { id });
  return id;
};
const newTemplate = (): Promise<string> => make(certificateTemplate.save, { ...templateOf() });
const newCertificate = async (): Promise<string> => {
  const [person] = await server.db.executeAsSystem<{
    id: string;
  }>(sql`SELECT member_id AS id FROM actor
    WHERE organ_id = ${seedId('organ:sunrise:head')}::uuid AND kind = 'student' LIMIT 1`);
  const caller = { token: tokens.administrator };
  const templateId = await enabledTemplate(server, caller);
  await issued(server, caller, templateId, [person?.id ?? '']);
  const page = { pageNum: 1, pageSize: 10, templateId };
  return (await callOk(certificate.findByCondition, page)).list[0].id;
};
const newExam = async (): Promise<string> =>
  examining.draft(await examining.paper([[singleOf('记录'), 100]]), { showAnswers: 'never' });
const publishedExam = async (): Promise<string> => {
  const id = await newExam();
  await callOk(exam.publish, { id });
  return id;
};
const sat = async (): Promise<string> => {
  const examId = await publishedExam();
  return (await examining.callOk(sitting.open, { examId }, examining.as.student)).id;
};
const newAssessment = async (): Promise<{ id: string; version: number }> =>
  callOk(assessment.save, { userId: await newStudent(), skill: '记录', level: 5 });
const appointedAssessment = async () => {
  const { id, version } = await newAssessment();
  const when = { appointedAt: new Date().toISOString(), place: '记录' };
  await callOk(assessment.appoint, { id, version, ...when });
  return { id, version: version + 1 };
};
const passedAssessment = async () => {
  const { id, version } = await appointedAssessment();
  const result = { passed: true, score: 80, assessor: '记录', remarks: '' };
  await callOk(assessment.grade, { id, version, ...result });
  return { id, version: version + 1 };
};
const newArticle = async (): Promise<{ id: string; version: number }> => {
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '记录' }] }],
  };
  return callOk(article.save, { title: '记录', document });
};
const sentArticle = async () => {
  const { id, version } = await newArticle();
  await callOk(article.submit, { id, version });
  return { id, version: version + 1 };
};
const shownArticle = async () => {
  const { id, version } = await sentArticle();
  await callOk(article.publish, { id, version });
  return { id, version: version + 1 };
};
const later = '2099-01-01T00:00:00Z';
const scheduledArticle = async () => {
  const { id, version } = await sentArticle();
  await callOk(article.schedule, { id, version, publishAt: later });
  return { id, version: version + 1 };
};
const newDeclaration = async () =>
  callOk(declaration.save, { trainId: await training.draft(), remark: '记录' });
const submittedDeclaration = async () => {
  const { id, version } = await newDeclaration();
  await callOk(declaration.submit, { id, version });
  return { id, version: version + 1 };
};
const newQuestionnaire = async (): Promise<{ id: string; version: number }> =>
  callOk(questionnaire.save, { title: '记录', content: contentOf(textQuestion()) });
const publishedQuestionnaire = async () => {
  const { id, version } = await newQuestionnaire();
  await callOk(questionnaire.publish, { id, version });
  return { id, version: version + 1 };
};
const closedQuestionnaire = async () => {
  const { id, version } = await publishedQuestionnaire();
  await callOk(questionnaire.close, { id, version });
  return { id, version: version + 1 };
};
const extra = { userId: examining.student, reason: '记录' };

const newCourse = (): Promise<string> => make(course.save, { title: '记录' });
const oneChapter = async () => [
  { title: '一', lessons: [lessonOf(await insertResource(server, { seconds: 60 }))] },
];
const writtenCourse = async (): Promise<string> => {
  const id = await newCourse();
  await callOk(course.saveChapters, { courseId: id, chapters: await oneChapter() });
  return id;
};
const shownCourse = async (): Promise<string> => {
  const id = await writtenCourse();
  await callOk(course.publish, { id });
  return id;
};
const newGrant = async (): Promise<string> => {
  const courseId = await shownCourse();
  const organs = [seedId('organ:sunrise:vocational')];
  await callOk(course.batchGrant, { courseIds: [courseId], organs, expiresAt: null });
  const { list } = await callOk(course.findCourseGrantList, { courseId, pageNum: 1, pageSize: 10 });
  return list[0].id;
};

const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const newLive = async (): Promise<string> =>
  make(live.save, {
    ...{ title: '记录', courseId: await newCourse(), zone: 'Asia/Shanghai' },
    ...{ startsAt: hoursAhead(48), endsAt: hoursAhead(49) },
  });

const newBatch = async (): Promise<string> => {
  const price = { price: 0, days: null, validUntil: null };
  const name = crypto.randomUUID();
  const input = { name, courseId: await shownCourse(), count: 1, ...price };
  return (await callOk(redemption.makeBatch, input)).id;
};

const newOrder = async (overrides: object = {}): Promise<string> => {
  const userIds = [await newStudent()];
  const input = { courseId: await shownCourse(), userIds, days: null, paid: false, ...overrides };
  return (await callOk(courseOrder.save, input)).ids[0];
};

type CourseCall =
  | 'save'
  | 'delete'
  | 'publish'
  | 'unPublish'
  | 'copy'
  | 'saveAll'
  | 'saveAndPublish';

/** The writing calls that `course` and `courseAdmin` have in common. */
const courseWalk = (
  name: 'course' | 'courseAdmin',
  base: Readonly<Record<CourseCall, EndpointData>>,
): Record<string, readonly [string, () => Promise<unknown>]> => {
  const [all, both] =
    name === 'course'
      ? ['saveChapters', 'saveAndPublishChapters']
      : ['saveItems', 'saveAndPublishItems'];
  const chapters = async () => ({ courseId: await newCourse(), chapters: await oneChapter() });
  return {
    [`${name}.save`]: ['course.added', () => callOk(base.save, { title: '记录' })],
    [`${name}.delete`]: [
      'course.deleted',
      async () => callOk(base.delete, { id: await newCourse() }),
    ],
    [`${name}.publish`]: [
      'course.published',
      async () => callOk(base.publish, { id: await writtenCourse() }),
    ],
    [`${name}.unPublish`]: [
      'course.unpublished',
      async () => callOk(base.unPublish, { id: await shownCourse() }),
    ],
    [`${name}.copy`]: ['course.copied', async () => callOk(base.copy, { id: await newCourse() })],
    [`${name}.${all}`]: ['course.chapters', async () => callOk(base.saveAll, await chapters())],
    [`${name}.${both}`]: [
      'course.published',
      async () => callOk(base.saveAndPublish, await chapters()),
    ],
  };
};

const newPaper = (): Promise<string> => make(paper.save, { title: nextPhone(), type: 'fixed' });
const filledPaper = async (): Promise<string> => {
  const [paperId, questionId] = [await newPaper(), await releasedQuestion()];
  const questions = [{ questionId, score: 5 }];
  await callOk(paper.saveQuestions, { paperId, sections: [{ title: '一', questions }] });
  return paperId;
};

/** The expected audit action of each call, and how to make it. */
const walk: Readonly<Record<string, readonly [string, () => Promise<unknown>]>> = {
  'paper.save': ['paper.added', newPaper],
  'paper.updateById': [
    'paper.changed',
    async () => callOk(paper.updateById, { id: await newPaper(), title: '改名' }),
  ],
  'paper.delete': ['paper.deleted', async () => callOk(paper.delete, { id: await newPaper() })],
  'paper.copy': ['paper.copied', async () => callOk(paper.copy, { id: await newPaper() })],
  'paper.saveQuestions': ['paper.composed', filledPaper],
  'paper.updateQuestion': [
    'paper.composed',
    async () => {
      const { sections } = await callOk(paper.findById, { id: await filledPaper() });
      return callOk(paper.updateQuestion, { id: sections[0].questions[0].id, score: 9 });
    },
  ],
  'paper.updateStatusById': [
    'paper.enabled',
    async () => callOk(paper.updateStatusById, { id: await filledPaper(), status: 1 }),
  ],
  'train.save': ['train.added', () => training.draft()],
  'train.publish': ['train.published', () => training.published()],
  'train.unPublish': [
    'train.unpublished',
    async () => callOk(train.unPublish, { id: (await training.published()).id }),
  ],
  'train.delete': [
    'train.deleted',
    async () => callOk(train.delete, { id: await training.draft() }),
  ],
  'train.copy': ['train.copied', async () => callOk(train.copy, { id: await training.draft() })],
  'train.setLink': [
    'train.linkOpened',
    async () =>
      callOk(train.setLink, { id: await training.draft(), isOpen: true, places: 5, until: null }),
  ],
  'trainUser.add': [
    'train.usersAdded',
    async () => training.add(await training.draft(), [training.memberId]),
  ],
  'trainUser.delete': [
    'train.usersRemoved',
    async () => {
      const { id: trainId } = await training.published();
      const { list } = await callOk(trainUser.findByCondition, {
        trainId,
        pageNum: 1,
        pageSize: 10,
      });
      return callOk(trainUser.delete, { idList: [list[0].id] });
    },
  ],
  'assessment.save': ['assessment.added', () => newAssessment()],
  'assessment.appoint': ['assessment.appointed', () => appointedAssessment()],
  'assessment.grade': ['assessment.passed', () => passedAssessment()],
  'assessment.certify': [
    'assessment.certified',
    async () => {
      const templateId = await enabledTemplate(server, { token: tokens.administrator });
      await callOk(assessment.certify, { ...(await passedAssessment()), templateId });
    },
  ],
  'assessment.withdraw': [
    'assessment.withdrawn',
    async () => callOk(assessment.withdraw, { ...(await newAssessment()), reason: '记录' }),
  ],
  'assessment.delete': [
    'assessment.deleted',
    async () => callOk(assessment.delete, await newAssessment()),
  ],
  'talent.reveal': [
    'student.revealed',
    async () => {
      const { list } = await callOk(talent.findByCondition, { pageNum: 1, pageSize: 10 });
      await callOk(talent.reveal, { userId: list[0].userId, field: 'phone' });
    },
  ],
  'article.save': ['article.added', () => newArticle()],
  'article.submit': ['article.submitted', () => sentArticle()],
  'article.withdraw': [
    'article.withdrawn',
    async () => callOk(article.withdraw, await sentArticle()),
  ],
  'article.giveBack': [
    'article.returned',
    async () => callOk(article.giveBack, { ...(await sentArticle()), reason: '记录' }),
  ],
  'article.publish': ['article.published', () => shownArticle()],
  'article.schedule': ['article.scheduled', () => scheduledArticle()],
  'article.unschedule': [
    'article.unscheduled',
    async () => callOk(article.unschedule, await scheduledArticle()),
  ],
  'article.unPublish': [
    'article.unpublished',
    async () => callOk(article.unPublish, await shownArticle()),
  ],
  'article.discard': [
    'article.discarded',
    async () => {
      const next = { ...(await shownArticle()), summary: '下一版' };
      await callOk(article.discard, await callOk(article.save, next));
    },
  ],
  'article.delete': ['article.deleted', async () => callOk(article.delete, await newArticle())],
  'article.restoreRevision': [
    'article.restored',
    async () => callOk(article.restoreRevision, { ...(await shownArticle()), number: 1 }),
  ],
  'declaration.save': ['declaration.added', () => newDeclaration()],
  'declaration.submit': ['declaration.submitted', () => submittedDeclaration()],
  'declaration.delete': [
    'declaration.deleted',
    async () => callOk(declaration.delete, await newDeclaration()),
  ],
  'questionnaire.save': ['questionnaire.added', () => newQuestionnaire()],
  'questionnaire.copy': [
    'questionnaire.copied',
    async () => callOk(questionnaire.copy, { id: (await newQuestionnaire()).id }),
  ],
  'questionnaire.share': [
    'questionnaire.shared',
    async () =>
      callOk(questionnaire.share, { ...(await newQuestionnaire()), byLink: true, trainIds: [] }),
  ],
  'questionnaire.publish': ['questionnaire.published', () => publishedQuestionnaire()],
  'questionnaire.close': ['questionnaire.closed', () => closedQuestionnaire()],
  'questionnaire.reopen': [
    'questionnaire.reopened',
    async () => callOk(questionnaire.reopen, await closedQuestionnaire()),
  ],
  'questionnaire.delete': [
    'questionnaire.deleted',
    async () => callOk(questionnaire.delete, await newQuestionnaire()),
  ],
  'declarationReview.accept': [
    'declaration.accepted',
    async () => callOk(declarationReview.accept, await submittedDeclaration(), 'operator'),
  ],
  'declarationReview.giveBack': [
    'declaration.returned',
    async () => {
      const reason = '记录';
      await callOk(
        declarationReview.giveBack,
        { ...(await submittedDeclaration()), reason },
        'operator',
      );
    },
  ],
  'trainCertificate.save': [
    'train.changed',
    async () =>
      callOk(trainCertificate.save, {
        ...{ trainId: await training.draft(), condition: 'finished' },
        templateId: await newTemplate(),
      }),
  ],
  'trainCertificate.updateByTrainId': [
    'train.changed',
    async () => {
      const templateId = await newTemplate();
      const trainId = await training.draft({ certificateTemplateId: templateId });
      return callOk(trainCertificate.updateByTrainId, { trainId, templateId, condition: 'byHand' });
    },
  ],
  'exam.save': ['exam.added', newExam],
  'exam.copy': ['exam.copied', async () => callOk(exam.copy, { id: await newExam() })],
  'exam.delete': ['exam.deleted', async () => callOk(exam.delete, { id: await newExam() })],
  'exam.publish': ['exam.published', publishedExam],
  'exam.archive': [
    'exam.archived',
    async () => callOk(exam.archive, { id: await publishedExam() }),
  ],
  'exam.continueArchive': [
    'exam.continued',
    async () => {
      const id = await publishedExam();
      await callOk(exam.archive, { id });
      return callOk(exam.continueArchive, { id });
    },
  ],
  'exam.giveTime': [
    'exam.timeGiven',
    async () => callOk(exam.giveTime, { ...extra, id: await publishedExam(), minutes: 5 }),
  ],
  'exam.giveAttempt': [
    'exam.attemptGiven',
    async () => {
      const sittingId = await sat();
      const [row] = await server.db.executeAsSystem<{ id: string }>(
        sql`SELECT exam_id AS id FROM sitting WHERE id = ${sittingId}::uuid`,
      );
      return callOk(exam.giveAttempt, { ...extra, id: row?.id });
    },
  ],
  'marking.mark': [
    'exam.marked',
    async () => {
      const paperId = await examining.paper([[essayOf('记录'), 100]]);
      const examId = await examining.published(paperId);
      const { id, sections } = await examining.callOk(
        sitting.open,
        { examId },
        examining.as.student,
      );
      const text = { type: 'essay', text: '记录' };
      const questionId = sections[0].questions[0].id;
      const changes = [{ questionId, given: text, mark: false, at: 1 }];
      await examining.callOk(sitting.handIn, { id, changes }, examining.as.student);
      const query = { examId, pageNum: 1, pageSize: 10 };
      const { list } = await examining.callOk(marking.findAnswers, query);
      return callOk(marking.mark, { id: list[0].id, score: 1 });
    },
  ],
  'exam.handInFor': [
    'exam.handedIn',
    async () => callOk(exam.handInFor, { sittingId: await sat(), reason: '记录' }),
  ],
  'question.save': ['question.added', newQuestion],
  'question.delete': [
    'question.deleted',
    async () => callOk(question.delete, { id: await newQuestion() }),
  ],
  'question.releashQuestion': ['question.released', releasedQuestion],
  'question.withdraw': [
    'question.withdrawn',
    async () => callOk(question.withdraw, { id: await releasedQuestion() }),
  ],
  'question.copy': [
    'question.copied',
    async () => callOk(question.copy, { id: await newQuestion() }),
  ],
  'question.changeMany': [
    'question.released',
    async () => callOk(question.changeMany, { ids: [await newQuestion()], change: 'release' }),
  ],
  'certificateTemplate.save': ['certificate.template.added', newTemplate],
  'certificateTemplate.delete': [
    'certificate.template.deleted',
    async () => callOk(certificateTemplate.delete, { id: await newTemplate() }),
  ],
  'certificateTemplate.copy': [
    'certificate.template.copied',
    async () => callOk(certificateTemplate.copy, { id: await newTemplate() }),
  ],
  'certificate.issue': ['certificate.issued', newCertificate],
  'certificate.revoke': [
    'certificate.revoked',
    async () =>
      callOk(certificate.revoke, { id: await newCertificate(), version: 1, reason: '记录' }),
  ],
  'certificate.replace': [
    'certificate.replaced',
    async () =>
      callOk(certificate.replace, { id: await newCertificate(), version: 1, reason: '记录' }),
  ],
  'certificate.rotateKey': ['certificate.keyRotated', () => callOk(certificate.rotateKey, {})],
  'question.exportPackage': [
    'question.exported',
    async () =>
      callOk(question.exportPackage, {
        ids: [await newQuestion()],
        requestId: crypto.randomUUID(),
      }),
  ],
  'certificate.startImages': [
    'certificate.exported',
    async () =>
      callOk(certificate.startImages, {
        ids: [await newCertificate()],
        requestId: crypto.randomUUID(),
      }),
  ],
  'user.addStudent': ['student.added', newStudent],
  'user.updateStudent': [
    'student.changed',
    async () => callOk(user.updateStudent, { userId: await newStudent(), status: 'suspended' }),
  ],
  'student.changeAll': [
    'student.manyChanged',
    async () => {
      const departmentId = await make(department.save, { ...root, name: nextPhone() });
      await callOk(user.addStudent, { ...person(), departmentId });
      const change = { departmentId: null };
      const input = { filter: { departmentId }, change, expected: 1, requestId: departmentId };
      await callOk(student.changeAll, input);
    },
  ],
  'student.reveal': [
    'student.revealed',
    async () => callOk(student.reveal, { userId: await newStudent(), field: 'phone' }),
  ],
  'user.delete': [
    'student.deleted',
    async () => callOk(user.delete, { userId: await newStudent() }),
  ],
  'studentAccount.open': [
    'student.accountOpened',
    async () => callOk(studentAccount.open, { userId: await newStudent() }),
  ],
  'studentAccount.withdraw': [
    'student.invitationWithdrawn',
    async () => {
      const phone = '13900000021';
      const userId = (await callOk(user.addStudent, { name: '记录学员', phone })).userId;
      await callOk(studentAccount.open, { userId });
      return callOk(studentAccount.withdraw, { userId });
    },
  ],
  'studentAccount.makePassword': [
    'account.password.set',
    async () => {
      const userId = await newStudent();
      await callOk(studentAccount.open, { userId });
      return callOk(studentAccount.makePassword, { userId });
    },
  ],
  'studentAccount.endSessions': [
    'administrator.sessions.ended',
    async () => {
      await server.login('13900000006');
      const userId = seedId('member:sunrise:13900000006');
      return callOk(studentAccount.endSessions, { userId, reason: '记录' });
    },
  ],
  'teacher.save': ['teacher.added', newTeacher],
  'teacher.update': [
    'teacher.changed',
    async () => callOk(teacher.update, { id: await newTeacher(), title: '讲师' }),
  ],
  'teacher.changeStatus': [
    'teacher.status',
    async () => callOk(teacher.changeStatus, { id: await newTeacher(), status: 'left' }),
  ],
  'teacher.remove': [
    'teacher.deleted',
    async () => callOk(teacher.remove, { id: await newTeacher() }),
  ],
  'teacher.reveal': [
    'teacher.revealed',
    async () => callOk(teacher.reveal, { id: await newTeacher(), field: 'phone' }),
  ],
  'teacher.bind': [
    'teacher.bound',
    async () => callOk(teacher.bind, { id: await newTeacher(), administratorId: await staff() }),
  ],
  'teacher.invite': [
    'teacher.invited',
    async () => callOk(teacher.invite, { id: await newTeacher() }),
  ],
  'resource.saveVideo': ['resource.added', newResource],
  'resource.saveVideoAndAudio': [
    'resource.added',
    async () => make(resource.saveVideoAndAudio, { uploadId: await upload(), title: '记录' }),
  ],
  'resource.updateResourceById': [
    'resource.changed',
    async () => callOk(resource.updateResourceById, { id: await newResource(), title: '改名' }),
  ],
  'resource.delete': [
    'resource.deleted',
    async () => callOk(resource.delete, { id: await newResource() }),
  ],
  'resourceCategory.add': ['category.added', newCategory],
  'resourceCategory.updateById': [
    'category.changed',
    async () => callOk(resourceCategory.updateById, { id: await newCategory(), name: nextPhone() }),
  ],
  'resourceCategory.delete': [
    'category.deleted',
    async () => callOk(resourceCategory.delete, { id: await newCategory() }),
  ],
  'resApplication.saveCopyrightUnit': ['copyright.saved', newUnit],
  'resApplication.removeCopyrightUnit': [
    'copyright.deleted',
    async () => callOk(resApplication.removeCopyrightUnit, { id: await newUnit(), version: 1 }),
  ],
  'resApplication.batchApply': [
    'resource.applied',
    async () =>
      callOk(resApplication.batchApply, { resourceIds: [await offered()], reason: '记录' }),
  ],
  'resApplication.batchGrant': [
    'resource.granted',
    async () => callOk(resApplication.batchGrant, { ids: [await newApplication()] }),
  ],
  'resApplication.refuseGrant': [
    'resource.refused',
    async () => callOk(resApplication.refuseGrant, { id: await newApplication(), refusal: '记录' }),
  ],
  'resApplication.endGrants': [
    'resource.ended',
    async () => {
      const ids = [await newApplication()];
      await callOk(resApplication.batchGrant, { ids });
      return callOk(resApplication.endGrants, { ids });
    },
  ],
  'live.save': ['live.planned', newLive],
  'live.cancel': [
    'live.cancelled',
    async () => callOk(live.cancel, { id: await newLive(), version: 1, reason: '记录' }),
  ],
  'live.remove': [
    'live.removed',
    async () => callOk(live.remove, { id: await newLive(), version: 1 }),
  ],
  'user.saveProfile': [
    'profile.saved',
    () => callOk(user.saveProfile, { accountId, name: '林小雨' }),
  ],
  'user.deleteProfile': [
    'profile.deleted',
    async () => callOk(user.deleteProfile, { id: await make(user.saveProfile, { name: '自己' }) }),
  ],
  'profile.reveal': [
    'profile.revealed',
    async () =>
      callOk(profile.reveal, {
        id: await make(user.saveProfile, { accountId, name: '林小雨' }),
        field: 'idNumber',
      }),
  ],
  'administrator.reveal': [
    'administrator.revealed',
    async () => callOk(administrator.reveal, { id: await staff() }),
  ],
  'role.save': ['role.saved', () => make(role.save, { name: code() })],
  'role.delete': [
    'role.deleted',
    async () => callOk(role.delete, { id: await make(role.save, { name: code() }) }),
  ],
  'role.grantRole': [
    'role.granted',
    async () => callOk(role.grantRole, { userId: await staff(), roleIds: [] }),
  ],
  'permission.grantPermission': [
    'permission.granted',
    async () => {
      const roleId = await make(role.save, { name: code() });
      const permissionIds = [seedId('permission:sunrise:student.read')];
      return callOk(permission.grantPermission, { roleId, permissionIds });
    },
  ],
  'permission.save': ['permission.saved', () => make(permission.save, entry())],
  'permission.delete': [
    'permission.deleted',
    async () => callOk(permission.delete, { id: await make(permission.save, entry()) }),
  ],
  'saas.save': ['tenant.created', newTenant],
  'saas.update': [
    'tenant.changed',
    async () => callOk(saas.update, { id: await newTenant(), name: '改名' }, 'operator'),
  ],
  'saas.reveal': [
    'tenant.revealed',
    async () => callOk(saas.reveal, { id: await newTenant() }, 'operator'),
  ],
  'saas.delete': [
    'tenant.deleted',
    async () => callOk(saas.delete, { id: await newTenant() }, 'operator'),
  ],
  'site.save': [
    'site.changed',
    async () => {
      const { version } = await callOk(site.find, {});
      return callOk(site.save, { version, pageTitle: '记录页' });
    },
  ],
  'branch.save': ['branch.saved', () => make(branch.save, newBranchInput())],
  'branch.delete': [
    'branch.deleted',
    async () => callOk(branch.delete, { id: await make(branch.save, newBranchInput()) }),
  ],
  'branch.merge': [
    'branch.merged',
    async () => {
      const [id, into] = [
        await make(branch.save, newBranchInput()),
        await make(branch.save, newBranchInput()),
      ];
      return callOk(branch.merge, { id, into });
    },
  ],
  'organ.add': ['organ.added', newOrgan],
  'organ.update': [
    'organ.changed',
    async () => callOk(organ.update, { ...(await chosenOrgan()), channel: '7' }),
  ],
  'organ.changeStatus': [
    'organ.status',
    async () => callOk(organ.changeStatus, { ...(await chosenOrgan()), status: 'disabled' }),
  ],
  'organ.sort': [
    'organ.sorted',
    async () => {
      const { organs } = await callOk(organ.find, {});
      return callOk(organ.sort, { ids: organs.map(({ id }: { id: string }) => id) });
    },
  ],
  'organ.remove': ['organ.deleted', async () => callOk(organ.remove, await chosenOrgan())],
  'organ.join': [
    'organ.joined',
    () => callOk(organ.join, { id: seedId('organ:sunrise:vocational') }),
  ],
  'department.save': ['department.saved', () => make(department.save, newBranchInput())],
  'department.delete': [
    'department.deleted',
    async () => callOk(department.delete, { id: await make(department.save, newBranchInput()) }),
  ],
  'announcement.save': ['announcement.saved', newAnnouncement],
  'announcement.send': [
    'announcement.sent',
    async () => callOk(announcement.send, { id: await newAnnouncement(), version: 1 }),
  ],
  'announcement.unschedule': [
    'announcement.unscheduled',
    async () => {
      const id = await newAnnouncement();
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const { version } = await callOk(announcement.send, { id, version: 1, at });
      return callOk(announcement.unschedule, { id, version });
    },
  ],
  'announcement.withdraw': [
    'announcement.withdrawn',
    async () => {
      const id = await newAnnouncement();
      const { version } = await callOk(announcement.send, { id, version: 1 });
      return callOk(announcement.withdraw, { id, version });
    },
  ],
  'announcement.remove': [
    'announcement.deleted',
    async () => callOk(announcement.remove, { id: await newAnnouncement(), version: 1 }),
  ],
  ...courseWalk('course', {
    ...course,
    saveAll: course.saveChapters,
    saveAndPublish: course.saveAndPublishChapters,
  }),
  ...courseWalk('courseAdmin', {
    ...courseAdmin,
    saveAll: courseAdmin.saveItems,
    saveAndPublish: courseAdmin.saveAndPublishItems,
  }),
  'courseAdmin.cancel': [
    'course.cancelled',
    async () => callOk(courseAdmin.cancel, { id: await shownCourse() }),
  ],
  'course.forcedTermination': [
    'course.terminated',
    async () =>
      callOk(
        course.forcedTermination,
        { courseId: await shownCourse(), reason: '记录' },
        'operator',
      ),
  ],
  'course.restoreRevision': [
    'course.restored',
    async () => callOk(course.restoreRevision, { id: await shownCourse(), number: 1 }),
  ],
  'course.batchGrant': ['course.granted', newGrant],
  'course.batchGrantTime': [
    'course.grantTime',
    async () => callOk(course.batchGrantTime, { grantIds: [await newGrant()], expiresAt: null }),
  ],
  'course.batchExtendTime': [
    'course.grantExtended',
    async () => callOk(course.batchExtendTime, { grantIds: [await newGrant()], days: 1 }),
  ],
  'course.withdrawGrants': [
    'course.grantWithdrawn',
    async () => callOk(course.withdrawGrants, { grantIds: [await newGrant()], withdrawn: true }),
  ],
  'redemption.makeBatch': ['code.added', newBatch],
  'redemption.changeBatch': [
    'code.changed',
    async () => callOk(redemption.changeBatch, { id: await newBatch(), version: 1, name: '改名' }),
  ],
  'redemption.stopBatch': [
    'code.stopped',
    async () => callOk(redemption.stopBatch, { id: await newBatch(), stopped: true }),
  ],
  'redemption.withdrawCodes': [
    'code.withdrawn',
    async () => {
      const ids = [seedId('code:sunrise:0:29')];
      const batchId = seedId('code-batch:sunrise:0');
      return callOk(redemption.withdrawCodes, { batchId, ids, withdrawn: true });
    },
  ],
  'courseOrder.save': ['order.added', newOrder],
  'courseOrder.pay': [
    'order.paid',
    async () => callOk(courseOrder.pay, { id: await newOrder(), version: 1 }),
  ],
  'courseOrder.cancel': [
    'order.cancelled',
    async () => callOk(courseOrder.cancel, { id: await newOrder(), version: 1, reason: '记录' }),
  ],
  'courseOrder.refund': [
    'order.refunded',
    async () => {
      const id = await newOrder({ paid: true });
      // orders without payment are cancelled instead of refunded
      await server.db.executeAsSystem(
        sql`UPDATE course_order SET amount = 100 WHERE id = ${id}::uuid`,
      );
      return callOk(courseOrder.refund, { id, version: 1, reason: '记录' });
    },
  ],
  'administrator.add': [
    'administrator.added',
    async () => {
      const id = await staff();
      const accountId = await accountOf(id);
      await server.db.executeAsSystem(
        sql`UPDATE actor SET kind = 'student' WHERE id = ${id}::uuid`,
      );
      return callOk(administrator.add, { accountId, roleIds: [] });
    },
  ],
  'administrator.save': ['administrator.added', staff],
  'administrator.savePatch': [
    'administrator.changed',
    async () => callOk(administrator.savePatch, { id: await staff(), name: '改名' }),
  ],
  'administrator.saveDelete': [
    'administrator.removed',
    async () => callOk(administrator.saveDelete, { id: await staff() }),
  ],
  'administrator.changeStatus': [
    'administrator.status',
    async () => callOk(administrator.changeStatus, { id: await staff(), status: 'suspended' }),
  ],
  'administrator.update': [
    'administrator.changed',
    async () => callOk(administrator.update, { id: await staff(), ...person(), roleIds: [] }),
  ],
  'administrator.endSessions': [
    'administrator.sessions.ended',
    async () => {
      const id = seedId('actor:sunrise:head:13900000002');
      await server.login('13900000002');
      return callOk(administrator.endSessions, { id, reason: '记录' });
    },
  ],
  'account.generateAndSetPassword': [
    'account.password.set',
    async () => callOk(account.generateAndSetPassword, { userId: await staff() }),
  ],
  'account.resetPassword': [
    'account.password.set',
    async () => callOk(account.resetPassword, { userId: await staff(), password: 'Wuzhen#8142kq' }),
  ],
};

const reason = 'one’s own account, session or settings: in its own history';
const exempt: Readonly<Record<string, string>> = {
  'live.join': 'what a learner does, kept as who came',
  'account.changePassword': reason,
  'account.checkAuthCode': reason,
  'account.bindUserAccount': reason,
  'account.unBindUserAccount': reason,
  'account.getAuthCodePublic': reason,
  'account.login': reason,
  'account.loginByAuthCode': reason,
  'account.logout': reason,
  'account.getAuthCode': reason,
  'account.getAuthCodeCommon': reason,
  'account.resetPasswordNew': reason,
  'account.register': reason,
  'account.demoLogin': reason,
  'account.switchBranch': reason,
  'account.applyAccountLogout': reason,
  'account.withdrawAccountLogout': reason,
  'account.endSession': reason,
  'account.endOtherSessions': reason,
  'resource.uploadVoucher': 'of no effect until something is made of the upload',
  'resource.refreshUploadVoucher': 'as resource.uploadVoucher',
  'declaration.uploadVoucher': 'as resource.uploadVoucher',
  'declaration.refreshUploadVoucher': 'as resource.uploadVoucher',
  'resource.createUploadVideo': 'as resource.uploadVoucher',
  'resource.refreshUploadVideo': 'as resource.uploadVoucher',
  'resource.saveAudioAndDoc': 'resource.saveVideo for other kinds',
  'resource.saveImageAndDoc': 'resource.saveVideo for other kinds',
  'site.uploadPicture': 'of no effect until the site is saved with it',
  'certificateTemplate.addAttachment':
    'needs an upload: its line is looked for in certificate-pictures.test.ts',
  'certificateTemplate.removeAttachment': 'as certificateTemplate.addAttachment',
  'phrase.save': 'needs a catalogue: its line is looked for in wordings.test.ts',
  'phrase.reset': 'as phrase.save',
  'question.startPackage':
    'a package, of which each question has a line (question-packages.test.ts)',
  'question.startImport': 'a workbook, of which each question has a line (question-sheets.test.ts)',
  'student.startImport': 'a workbook, of which each student has a line (student-import.test.ts)',
  'assessment.startImport':
    'a workbook, of which each registration has a line (assessments.test.ts)',
  'teacher.startImport': 'a workbook, of which each teacher has a line (teacher-sheets.test.ts)',
  'redemption.exportCodes': 'a workbook, whose line is looked for in code-batches.test.ts',
  'questionnaire.export': 'a workbook, whose line is looked for in questionnaires.test.ts',
  'questionnaireAnswer.submit': 'of somebody whom nobody knows, kept as the answer',
  'questionnaireAnswer.submitAsUser': 'what a learner says, which the trail would tie to them',
  'train.enterLink': 'a student’s own: its line is looked for in trains.test.ts',
  'trainItem.startScores': 'a workbook, whose line is looked for in train-scores.test.ts',
  'trainUser.addSheet': 'a workbook, whose line is that of trainUser.add (trains.test.ts)',
  'redemption.redeem': 'a student’s own: its line is looked for in redemption.test.ts',
  'courseOrder.export': 'a workbook, whose line is looked for in order-export.test.ts',
  'user.updateUser': reason,
  'monitor.humanFaceComparison': reason,
  'monitor.createRealNameTicket': reason,
  'monitor.verifyRealName': reason,
  'monitor.enrolFace': reason,
  'monitor.withdrawFace': reason,
  'account.registerCompany': 'a stranger’s claim, beside the account’s own line',
  'slhCompany.saveCompany': 'a stranger’s claim: what an operator makes of it is noted',
  'saas.saasDataImport': 'a workbook, of which each tenant has a line (sheets.test.ts)',
};

/**
 * Announcements, old flow, administration, configuration and monitoring (groups C to E, G to J and L of the list of
 * calls), and calls of our own for administrators, articles, branches, live sessions, organisations, records,
 * students, teachers and tenants.
 */
const administrative: readonly string[] = calls
  .filter(
    ([, { path, safe }]) =>
      !safe &&
      /^\/(usercenter\/v1|form\/v1|cms\/v1|modular|i18n-admin|monitor|resource\/v1|slh|raas|course\/v1|exam\/v1|train\/v1|subsidy\/v1|platform\/v1\/(?:administrators|announcements|branches|declarations|live|marking|orders|organs|profiles|redemption|students|student-accounts|teachers|tenants))(\/|$)/.test(
        path,
      ),
  )
  .map(([name]) => name);

it('each writing call is tested here or is a named exception', () => {
  expect(administrative.filter((name) => !walk[name] && !exempt[name])).toEqual([]);
  const known = [...Object.keys(walk), ...Object.keys(exempt)];
  expect(known.filter((name) => !administrative.includes(name))).toEqual([]);
});

it.each(Object.entries(walk))('%s adds an audit entry', async (_, [action, act]) => {
  const lines = async () => {
    const [row] = await server.db.executeAsSystem<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM audit_log WHERE action = ${action} AND account_id IS NOT NULL AND ip <> ''`);
    return row?.n ?? 0;
  };
  const linesBefore = await lines();
  await act();
  expect(await lines()).toBeGreaterThan(linesBefore);
});
