/** @typedef {Record<string, any>} Json */

/** Parameters of calls before login, with the shell's values. */
const fixed = {
  'configuration.find.key': 'frontend_config',
  'configuration.findAll.key': 'frontend_config',
  appname: 'entrance',
  language: 'zh-CN',
  env: 'production',
  zone: 'Asia/Shanghai',
  'audit.ofRow.kind': 'administrator',
  pageNum: 1,
  pageSize: 2,
};

/** Sources of parameters that have another name in the list from which they are taken. */
const sources = {
  roleId: 'role.id',
  saasId: 'Tenant.id',
  'role.findUserRole.userId': 'account.userId',
  'user.findUserOrganByAccountId.accountId': 'account.userId',
  'saas.findById.id': 'saas.id',
  'user.findProfileById.id': 'AccountProfile.id',
  'student.findById.userId': 'Student.userId',
  'teacher.findById.id': 'teacher.id',
  'studentAccount.findSessions.userId': 'studentAccount.userId',
  'audit.ofRow.id': 'administrator.id',
  // Each call opens one kind of file.
  'resource.getVideoPlayURL.id': 'resource.video.id',
  'resource.getVideoPlayAuth.id': 'resource.video.id',
  'resource.getDocAccessToken.id': 'resource.document.id',
  'resource.getImageOrDocUrl.id': 'resource.image.id',
  'resource.getAudioOrDocUrl.id': 'resource.document.id',
  // Courses as students see them.
  'course.getValidCourseChapterInfo.courseId': 'course.published.id',
  'courseAdmin.getValidCourseItemInfo.courseId': 'course.published.id',
  // Courses of another organisation that were granted.
  'courseAdmin.findRaaSCourseById.id': 'grantedCourse.id',
  // A person who sat the exam, and a person with a certificate.
  'examAnalysis.findUserPaperInfo.userId': 'examAnalysis.userId',
  'talent.findById.userId': 'talent.userId',
  // The student's own list has exams, with their sittings.
  'sitting.findExam.examId': 'sitting.id',
  'sitting.findById.id': 'sitting.openSittingId',
  'sitting.review.id': 'sitting.reviewed.id',
  // A person in the training.
  'train.findUserStudyDetailInfo.userId': 'train.userId',
  'courseOrder.findById.id': 'courseOrder.id',
  'redemption.findBatch.id': 'CodeBatch.id',
  'redemption.findCodes.batchId': 'CodeBatch.id',
  // Lists mask the beginning of every code, so no whole code is known.
  'redemption.find.code': 'redemption.wholeCode',
  // A question of the form that was read; only answers in free text can be listed by it.
  'questionnaire.texts.questionId': 'questionnaire.textId',
  'questionnaireAnswer.find.key': 'questionnaire.linkKey',
  'questionnaireAnswer.findAsUser.id': 'questionnaireAnswer.id',
  // Courses that the student attends.
  'studentCourse.findCourseItemInfo.courseId': 'studentCourse.id',
  'learning.source.courseId': 'studentCourse.id',
  'learning.source.lessonId': 'studentCourse.lessonId',
  'learning.findNotes.courseId': 'studentCourse.id',
  'studentCourse.getVideoUrlByResourceId.resourceId': 'studentCourse.resourceId',
};

/** Values from earlier responses, with which later calls request existing rows. */
export function knownValues() {
  /** @type {Map<string, unknown>} */
  const values = new Map(Object.entries(fixed));

  /** @param {string} operationId @param {any} data @param {string} [schemaName] */
  function learn(operationId, data, schemaName) {
    const [resource] = operationId.split('.');
    const items = Array.isArray(data) ? data : Array.isArray(data?.list) ? data.list : [data];
    for (const item of items.filter((/** @type {any} */ each) => each?.id)) {
      for (const word of [item.kind, item.status].filter(Boolean)) {
        const key = `${resource}.${word}.id`;
        if (!values.has(key)) values.set(key, item.id);
      }
    }
    const lesson = items
      .flatMap((/** @type {any} */ item) => item?.lessons ?? [])
      .find((/** @type {any} */ lesson) => lesson.resourceId && !lesson.locked && !lesson.problem);
    if (lesson) {
      values.set(`${resource}.lessonId`, lesson.id);
      values.set(`${resource}.resourceId`, lesson.resourceId);
    }
    const written = (data?.content?.sections ?? [])
      .flatMap((/** @type {any} */ section) => section?.questions ?? [])
      .find((/** @type {any} */ question) => /^(text|paragraph)$/.test(question.kind));
    if (written) values.set(`${resource}.textId`, written.id);
    const open = items.find((/** @type {any} */ item) => item?.openSittingId);
    if (open) values.set(`${resource}.openSittingId`, open.openSittingId);
    const reviewed = items.find((/** @type {any} */ item) => item?.mayReview && item.best);
    if (reviewed) values.set(`${resource}.reviewed.id`, reviewed.best.sittingId);
    const first = items.find(
      (/** @type {unknown} */ item) => typeof item === 'object' && item !== null,
    );
    for (const [name, value] of Object.entries(first ?? {})) {
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const keys = [`${resource}.${name}`, ...(schemaName ? [`${schemaName}.${name}`] : [])];
      if (name.endsWith('Id') && name !== 'parentId') keys.push(name);
      for (const key of keys) if (!values.has(key)) values.set(key, value);
    }
  }

  /** @param {Json} operation @param {Json} parameter @param {Json} document @returns {unknown} */
  function valueFor({ operationId }, { name, schema }, document) {
    const [resource] = operationId.split('.');
    const qualifiedName = `${operationId}.${name}`;
    const source =
      /** @type {Record<string, string>} */ (sources)[qualifiedName] ??
      sources[/** @type {'roleId'} */ (name)];
    const keys = source
      ? [source]
      : [qualifiedName, `${resource}.${name}`, name, `${name.replace(/Id$/, '')}.id`];
    const key = keys.find((candidate) => values.has(candidate));
    if (key !== undefined) return values.get(key);
    const resolved = schema.$ref
      ? document.components.schemas[schema.$ref.split('/').pop()]
      : schema;
    return resolved.enum?.[0];
  }

  return { learn, valueFor, get: (/** @type {string} */ key) => values.get(key) };
}
