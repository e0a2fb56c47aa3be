import { manyCourses, manyResources } from './teaching.js';

export const STUDENTS = 100_000;
/** Students among them with learning events, each in that many hours of the last year. */
const LEARNERS = 20_000;
const HOURS = 50;
export const EVENTS = LEARNERS * HOURS;
const SITTINGS = 100_000;
const CERTIFICATES = 100_000;
const TRAINS = 40;

const TARGET = `target AS (
    SELECT a.tenant_id, a.organ_id FROM actor a JOIN member m ON m.id = a.member_id
    WHERE m.phone = '13900000001' ORDER BY a.sort LIMIT 1),
  branches AS (SELECT array_agg(b.id ORDER BY b.sort, b.id) AS ids FROM branch b JOIN target p ON p.organ_id = b.organ_id),
  people AS MATERIALIZED (SELECT (m.phone::bigint - 15800000000)::int AS n, m.id FROM member m WHERE m.phone LIKE '158%')`;

/** A large school after a year: people, hours of learning, exams, trainings and certificates. */
export const learnedEvents = () => [
  manyResources(20_000),
  manyCourses(400),
  `WITH ${TARGET}, made AS (
    INSERT INTO member (tenant_id, name, phone, created_at)
    SELECT p.tenant_id, '学员' || i, (15800000000 + i)::text, now() - make_interval(mins => (i * 37 % 525600)::int)
    FROM target p, generate_series(1::bigint, ${STUDENTS}) i RETURNING id, tenant_id, phone, created_at)
  INSERT INTO actor (tenant_id, member_id, organ_id, branch_id, kind, created_at)
  SELECT m.tenant_id, m.id, p.organ_id, b.ids[1 + m.phone::bigint % array_length(b.ids, 1)], 'student', m.created_at
  FROM made m, target p, branches b`,
  // Ten courses for each student, five hours for each course.
  `WITH ${TARGET}, courses AS (SELECT array_agg(c.id ORDER BY c.id) AS ids FROM course c JOIN target p ON p.organ_id = c.organ_id)
  INSERT INTO course_learner (tenant_id, member_id, course_id, organ_id, progress, seconds, started_at, last_at, finished_at)
  SELECT p.tenant_id, w.id, c.ids[1 + (w.n * 13 + k * 41) % array_length(c.ids, 1)], p.organ_id,
    (w.n * 7 + k * 100) % 1001, ${HOURS / 10} * 1800, now() - make_interval(mins => (w.n * 37 + k * 52560) % 525600), now(),
    CASE WHEN (w.n + k) % 3 = 0 THEN now() END
  FROM target p, people w, courses c, generate_series(0, 9) k WHERE w.n <= ${LEARNERS} ON CONFLICT DO NOTHING`,
  `INSERT INTO learned_hour (tenant_id, organ_id, member_id, course_id, hour, seconds)
  SELECT l.tenant_id, l.organ_id, l.member_id, l.course_id,
    date_trunc('hour', now() - make_interval(hours => ((hashtext(l.member_id::text || l.course_id::text) & 65535) + n * 1751) % 8760)), 1800
  FROM course_learner l JOIN member m ON m.id = l.member_id, generate_series(0, ${HOURS / 10 - 1}) n
  WHERE m.phone LIKE '158%' ON CONFLICT DO NOTHING`,
  `WITH ${TARGET}, exams AS (SELECT array_agg(e.id ORDER BY e.id) AS ids FROM exam e JOIN target p ON p.organ_id = e.organ_id)
  INSERT INTO sitting (tenant_id, exam_id, organ_id, member_id, attempt, state, started_at, ends_at, submitted_at, submitted_by,
    questions, answered, score, passed, counts)
  SELECT p.tenant_id, e.ids[1 + i % array_length(e.ids, 1)], p.organ_id, w.id, 1, 'marked', at, at, at, 'person',
    10, 10, i % 10000, i % 10000 > 6000, true
  FROM target p, exams e, generate_series(1, ${SITTINGS}) i JOIN people w ON w.n = 1 + i % ${STUDENTS},
    LATERAL (SELECT now() - make_interval(mins => (i * 53) % 525600) AS at) at ON CONFLICT DO NOTHING`,
  `WITH ${TARGET}, exams AS (SELECT array_agg(e.id ORDER BY e.id) AS ids FROM exam e JOIN target p ON p.organ_id = e.organ_id),
  made AS (
    INSERT INTO train (tenant_id, organ_id, branch_id, state, title, region_id, starts_at, ends_at, user_count, passed_count)
    SELECT p.tenant_id, p.organ_id, b.ids[1 + i % array_length(b.ids, 1)], 'published', '培训 ' || i, '310115',
      now() - make_interval(days => i * 9), now() - make_interval(days => i * 9 - 60), 2500, 1250
    FROM target p, branches b, generate_series(1, ${TRAINS}) i RETURNING id, tenant_id, title),
  items AS (
    INSERT INTO train_item (tenant_id, train_id, sort, kind, target_id)
    SELECT m.tenant_id, m.id, n, 'exam', e.ids[1 + n] FROM made m, exams e, generate_series(0, 1) n)
  INSERT INTO train_member (tenant_id, train_id, member_id, by)
  SELECT m.tenant_id, m.id, w.id, 'staff'
  FROM made m, generate_series(1, 2500) i, people w WHERE w.n = 1 + (substr(m.title, 4)::int * 2500 + i) % ${STUDENTS}`,
  `WITH ${TARGET}, trains AS (SELECT array_agg(t.id ORDER BY t.id) AS ids FROM train t WHERE t.title LIKE '培训 %'),
  template AS (SELECT t.id FROM certificate_template t JOIN target p ON p.organ_id = t.organ_id LIMIT 1)
  INSERT INTO certificate (tenant_id, organ_id, branch_id, number, template_id, member_id, train_id, values, name, issued_at, credential)
  SELECT p.tenant_id, p.organ_id, b.ids[1 + i % array_length(b.ids, 1)], 'B' || i, t.id, w.id, r.ids[1 + i % ${TRAINS}], '{}', '学员',
    now() - make_interval(mins => (i * 31) % 525600), ''
  FROM target p, branches b, template t, trains r, generate_series(1, ${CERTIFICATES}) i JOIN people w ON w.n = i`,
  // Everybody is present today, some of them for hours.
  `INSERT INTO presence (tenant_id, organ_id, branch_id, member_id, hour, seen_at)
  SELECT a.tenant_id, a.organ_id, a.branch_id, a.member_id, date_trunc('hour', now() - make_interval(hours => n)), now()
  FROM actor a JOIN member m ON m.id = a.member_id, generate_series(0, 9) n
  WHERE m.phone LIKE '1580000%' ON CONFLICT DO NOTHING`,
];
