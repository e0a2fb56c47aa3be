/** Organisation, branches and categories of the demo's administrator, for the statements below. */
const TARGET = `target AS (
    SELECT a.tenant_id, a.organ_id, m.account_id FROM actor a JOIN member m ON m.id = a.member_id
    WHERE m.phone = '13900000001' ORDER BY a.sort LIMIT 1),
  branches AS (SELECT array_agg(b.id ORDER BY b.sort, b.id) AS ids FROM branch b JOIN target p ON p.organ_id = b.organ_id)`;

const categories = (/** @type {string} */ type) => `categories AS (
    SELECT array_agg(c.id ORDER BY c.sort, c.id) AS ids FROM category c JOIN target p ON p.organ_id = c.organ_id
    WHERE c.type = '${type}')`;

/**
 * A library of a large school: every kind, state and branch, with two hundred different titles. @param {number} count
 */
export const manyResources = (count) => `
  WITH ${TARGET}, ${categories('video')}, made AS (
    SELECT gen_random_uuid() AS file_id, i FROM generate_series(1, ${count}) i),
  files AS (
    INSERT INTO stored_file (id, tenant_id, organ_id, branch_id, kind, name, bytes, state, media_type, created_by)
    SELECT made.file_id, p.tenant_id, p.organ_id, b.ids[1 + made.i % array_length(b.ids, 1)],
      (ARRAY['video', 'audio', 'document', 'image'])[1 + made.i % 4], 'file-' || made.i || '.bin',
      (made.i::bigint * 7919) % 900000000 + 1,
      CASE WHEN made.i % 29 = 0 THEN 'refused' ELSE 'ready' END, 'video/mp4', p.account_id
    FROM made, target p, branches b RETURNING id)
  INSERT INTO resource (tenant_id, organ_id, branch_id, title, kind, category_id, file_id, shared, created_by, created_at, updated_at)
  SELECT p.tenant_id, p.organ_id, b.ids[1 + made.i % array_length(b.ids, 1)],
    '课件 ' || (made.i * 7919) % 200 || ' 号 ' || made.i, (ARRAY['video', 'audio', 'document', 'image'])[1 + made.i % 4],
    CASE WHEN made.i % 4 = 0 THEN k.ids[1 + made.i / 4 % array_length(k.ids, 1)] END, made.file_id, made.i % 3 = 0,
    p.account_id, now() - make_interval(mins => (made.i * 37) % 400000), now() - make_interval(mins => (made.i * 41) % 200000)
  FROM made, target p, branches b, categories k`;

/** Courses of every state, level, branch and category, each with the content of a demo course. @param {number} count */
export const manyCourses = (count) => `
  WITH ${TARGET}, ${categories('course')},
  contents AS (SELECT array_agg(c.content) AS all FROM (
    SELECT c.content FROM course c JOIN target p ON p.organ_id = c.organ_id ORDER BY c.id LIMIT 8) c),
  teachers AS (SELECT array_agg(a.id ORDER BY a.id) AS ids FROM actor a JOIN target p ON p.organ_id = a.organ_id
    WHERE a.kind = 'staff')
  INSERT INTO course (tenant_id, organ_id, branch_id, state, title, category_id, teacher_name, teacher_ids, level,
    content, lesson_count, learner_count, has_changes, created_by, created_at, updated_at)
  SELECT p.tenant_id, p.organ_id, b.ids[1 + i % array_length(b.ids, 1)],
    (ARRAY['draft', 'draft', 'unpublished', 'cancelled'])[1 + i % 4], '课程 ' || (i * 7919) % 200 || ' 班 ' || i,
    CASE WHEN i % 7 > 0 THEN k.ids[1 + i % array_length(k.ids, 1)] END, '老师 ' || i % 60,
    ARRAY[t.ids[1 + i % array_length(t.ids, 1)]],
    (ARRAY['beginner', 'intermediate', 'advanced'])[1 + i % 3], c.all[1 + i % 8], i % 30, (i * 31) % 500, true,
    p.account_id, now() - make_interval(mins => (i * 37) % 400000), now() - make_interval(mins => (i * 41) % 200000)
  FROM generate_series(1, ${count}) i, target p, branches b, categories k, contents c, teachers t`;

/** Publishes every second course; one in twenty of those is granted to the whole organisation. */
export const PUBLISHED = [
  `UPDATE course SET state = 'published', published_number = 1, published_at = updated_at
  WHERE title LIKE '课程 %' AND learner_count % 2 = 0`,
  `INSERT INTO course_revision (tenant_id, course_id, number, title, teacher_name, level, content, lesson_count, seconds)
  SELECT tenant_id, id, 1, title, teacher_name, level, content, lesson_count, seconds FROM course
  WHERE title LIKE '课程 %' AND state = 'published'`,
  `INSERT INTO course_grant (tenant_id, course_id, owner_organ_id, audience, audience_id, organ_id)
  SELECT tenant_id, id, organ_id, 'organ', organ_id, organ_id FROM course
  WHERE title LIKE '课程 %' AND state = 'published' AND learner_count % 40 = 0`,
];

/** Updates the planner's statistics after the inserts. */
export const ANALYZE = 'ANALYZE';

export const LESSONS = 40;
const lessonId = (/** @type {string} */ i) =>
  `('00000000-0000-4000-8000-' || lpad(${i}::text, 12, '0'))::uuid`;

/** Ids of the course's lessons, as the statement creates them. */
export const lessonIds = Array.from(
  { length: LESSONS },
  (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
);
export const COURSE = '00000000-0000-4000-9000-000000000000';
/** Token of a student's session. @param {number} i from 1 */
export const tokenOf = (i) => `bench-learner-${i}`;

/** A published course of forty videos, and students of its organisation with a session. @param {number} count */
export const learners = (count) => [
  `
  WITH ${TARGET}, video AS (
    SELECT r.id FROM resource r JOIN target p ON p.organ_id = r.organ_id JOIN stored_file f ON f.id = r.file_id
    WHERE r.kind = 'video' AND f.state = 'ready' ORDER BY r.id LIMIT 1),
  content AS (
    SELECT jsonb_build_object('summary', repeat('简介', 50), 'description', repeat('说明', 200), 'keywords', '[]'::jsonb,
      'audience', '', 'creditHours', 2, 'inOrder', false, 'chapters', jsonb_agg(chapter ORDER BY n)) AS content
    FROM (
      SELECT i / 8 AS n, jsonb_build_object('id', gen_random_uuid(), 'title', '第 ' || i / 8 || ' 章', 'lessons',
        jsonb_agg(jsonb_build_object('id', ${lessonId('i')}, 'title', '课时 ' || i, 'kind', 'video',
          'resourceId', video.id, 'url', NULL, 'seconds', 3000, 'preview', false, 'rule', 'watched', 'percent', 90,
          'seekAhead', true) ORDER BY i)) AS chapter
      FROM generate_series(0, ${LESSONS - 1}) i, video GROUP BY i / 8) chapters),
  made AS (
    INSERT INTO course (id, tenant_id, organ_id, state, title, content, lesson_count, seconds, published_number, published_at, has_changes)
    SELECT '${COURSE}', p.tenant_id, p.organ_id, 'published', '大课', content.content, ${LESSONS}, ${LESSONS * 3000}, 1, now(), false
    FROM target p, content RETURNING id, tenant_id, organ_id, title, content)
  INSERT INTO course_revision (tenant_id, course_id, number, title, teacher_name, level, content, lesson_count, seconds)
  SELECT tenant_id, id, 1, title, '', 'beginner', content, ${LESSONS}, ${LESSONS * 3000} FROM made`,
  `INSERT INTO course_resource (tenant_id, course_id, number, resource_id)
  SELECT DISTINCT tenant_id, id, 1, (jsonb_path_query(content, '$.chapters[*].lessons[*].resourceId') #>> '{}')::uuid
  FROM course WHERE id = '${COURSE}'`,
  `INSERT INTO course_grant (tenant_id, course_id, owner_organ_id, audience, audience_id, organ_id)
  SELECT tenant_id, id, organ_id, 'organ', organ_id, organ_id FROM course WHERE id = '${COURSE}'`,
  `
  WITH ${TARGET}, branch AS (SELECT ids[1] AS id FROM branches),
  department AS (SELECT d.id FROM department d JOIN target p ON p.organ_id = d.organ_id WHERE d.parent_id IS NOT NULL LIMIT 1),
  accounts AS (
    INSERT INTO account (phone, name) SELECT (17700000000 + i)::text, '学员' || i FROM generate_series(1, ${count}) i
    RETURNING id, phone, name),
  members AS (
    INSERT INTO member (tenant_id, account_id, name, phone) SELECT p.tenant_id, a.id, a.name, a.phone
    FROM accounts a, target p RETURNING id, tenant_id, account_id, phone),
  actors AS (
    INSERT INTO actor (tenant_id, member_id, organ_id, branch_id, department_id, kind)
    SELECT m.tenant_id, m.id, p.organ_id, b.id, d.id, 'student' FROM members m, target p, branch b, department d)
  INSERT INTO session (token_hash, account_id, tenant_id, member_id, flow, expires_at)
  SELECT encode(sha256(convert_to('bench-learner-' || (phone::bigint - 17700000000), 'UTF8')), 'hex'), account_id,
    tenant_id, id, 'old', now() + interval '1 day' FROM members`,
];
