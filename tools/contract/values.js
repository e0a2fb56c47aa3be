/** @typedef {Record<string, any>} Json */

/** What calls before login are asked with, as the shell asks. */
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

/** Where a parameter comes from that is called otherwise in the list that it is taken from. */
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
  // each opens one kind of files
  'resource.getVideoPlayURL.id': 'resource.video.id',
  'resource.getVideoPlayAuth.id': 'resource.video.id',
  'resource.getDocAccessToken.id': 'resource.document.id',
  'resource.getImageOrDocUrl.id': 'resource.image.id',
  'resource.getAudioOrDocUrl.id': 'resource.document.id',
  // what learners see of it
  'course.getValidCourseChapterInfo.courseId': 'course.published.id',
  'courseAdmin.getValidCourseItemInfo.courseId': 'course.published.id',
  // of another organisation, and granted
  'courseAdmin.findRaaSCourseById.id': 'grantedCourse.id',
  // somebody who sat the exam, and somebody with a certificate
  'examAnalysis.findUserPaperInfo.userId': 'examAnalysis.userId',
  'talent.findById.userId': 'talent.userId',
  // the list of one's own has exams, and their sittings
  'sitting.findExam.examId': 'sitting.id',
  'sitting.findById.id': 'sitting.openSittingId',
  'sitting.review.id': 'sitting.reviewed.id',
  // somebody who is in the training
  'train.findUserStudyDetailInfo.userId': 'train.userId',
  'courseOrder.findById.id': 'courseOrder.id',
  'redemption.findBatch.id': 'CodeBatch.id',
  'redemption.findCodes.batchId': 'CodeBatch.id',
  // lists hide the beginning of every code, so none can be asked for
  'redemption.look.code': 'redemption.wholeCode',
  // of the one that was read, and only what people write is listed by it
  'questionnaire.texts.questionId': 'questionnaire.textId',
  'questionnaireAnswer.look.key': 'questionnaire.linkKey',
  'questionnaireAnswer.lookMine.id': 'questionnaireAnswer.id',
  // those that the person learns
  'studentCourse.findCourseItemInfo.courseId': 'studentCourse.id',
  'learning.source.courseId': 'studentCourse.id',
  'learning.source.lessonId': 'studentCourse.lessonId',
  'learning.findNotes.courseId': 'studentCourse.id',
  'studentCourse.getVideoUrlByResourceId.resourceId': 'studentCourse.resourceId',
};

/** Values that earlier answers held, so that later calls ask for what is there. */
export function knownValues() {
  /** @type {Map<string, unknown>} */
  const seen = new Map(Object.entries(fixed));

  /** @param {string} operationId @param {any} data @param {string} [schemaName] */
  function learn(operationId, data, schemaName) {
    const [resource] = operationId.split('.');
    const items = Array.isArray(data) ? data : Array.isArray(data?.list) ? data.list : [data];
    for (const one of items.filter((/** @type {any} */ each) => each?.id)) {
      for (const word of [one.kind, one.status].filter(Boolean)) {
        const key = `${resource}.${word}.id`;
        if (!seen.has(key)) seen.set(key, one.id);
      }
    }
    const lesson = items
      .flatMap((/** @type {any} */ one) => one?.lessons ?? [])
      .find((/** @type {any} */ one) => one.resourceId && !one.locked && !one.problem);
    if (lesson) {
      seen.set(`${resource}.lessonId`, lesson.id);
      seen.set(`${resource}.resourceId`, lesson.resourceId);
    }
    const written = (data?.content?.sections ?? [])
      .flatMap((/** @type {any} */ one) => one?.questions ?? [])
      .find((/** @type {any} */ one) => /^(text|paragraph)$/.test(one.kind));
    if (written) seen.set(`${resource}.textId`, written.id);
    const open = items.find((/** @type {any} */ one) => one?.openSittingId);
    if (open) seen.set(`${resource}.openSittingId`, open.openSittingId);
    const shown = items.find((/** @type {any} */ one) => one?.mayReview && one.best);
    if (shown) seen.set(`${resource}.reviewed.id`, shown.best.sittingId);
    const first = items.find(
      (/** @type {unknown} */ one) => typeof one === 'object' && one !== null,
    );
    for (const [name, value] of Object.entries(first ?? {})) {
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const keys = [`${resource}.${name}`, ...(schemaName ? [`${schemaName}.${name}`] : [])];
      if (name.endsWith('Id') && name !== 'parentId') keys.push(name);
      for (const key of keys) if (!seen.has(key)) seen.set(key, value);
    }
  }

  /** @param {Json} operation @param {Json} parameter @param {Json} document @returns {unknown} */
  function valueFor({ operationId }, { name, schema }, document) {
    const [resource] = operationId.split('.');
    const whole = `${operationId}.${name}`;
    const source =
      /** @type {Record<string, string>} */ (sources)[whole] ??
      sources[/** @type {'roleId'} */ (name)];
    const keys = source
      ? [source]
      : [whole, `${resource}.${name}`, name, `${name.replace(/Id$/, '')}.id`];
    const key = keys.find((candidate) => seen.has(candidate));
    if (key !== undefined) return seen.get(key);
    const resolved = schema.$ref
      ? document.components.schemas[schema.$ref.split('/').pop()]
      : schema;
    return resolved.enum?.[0];
  }

  return { learn, valueFor, get: (/** @type {string} */ key) => seen.get(key) };
}
