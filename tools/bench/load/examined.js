export const EXAM = '00000000-0000-4000-a000-000000000000';

const TARGET = `target AS (SELECT a.tenant_id, a.organ_id, b.id AS branch_id FROM actor a
    JOIN member m ON m.id = a.member_id JOIN branch b ON b.organ_id = a.organ_id AND b.parent_id IS NULL
    WHERE m.phone = '13900000001' ORDER BY a.sort LIMIT 1),
  people AS (SELECT m.id, (m.phone::bigint - 17700000000)::int AS i FROM member m, target p
    WHERE m.tenant_id = p.tenant_id AND m.phone LIKE '177%')`;

/**
 * An exam with that many questions that all students have sat, with random answers and scores. @param {number}
 * questions
 */
export const examSittings = (questions) => [
  `WITH ${TARGET}
  INSERT INTO exam (id, tenant_id, organ_id, branch_id, state, title, total_score, pass_score, audience_all,
    starts_at, ends_at, published_at)
  SELECT '${EXAM}', tenant_id, organ_id, branch_id, 'published', '大考', ${questions * 500}, ${questions * 300}, true,
    now() - interval '9 days', now() - interval '8 days', now() - interval '9 days' FROM target`,
  `WITH ${TARGET}, chosen AS (SELECT q.id, row_number() OVER (ORDER BY q.id) - 1 AS sort FROM question q, target p
    WHERE q.organ_id = p.organ_id AND q.state = 'released' AND q.type = 'single' ORDER BY q.id LIMIT ${questions})
  INSERT INTO exam_question (tenant_id, exam_id, sort, section_title, section_note, section, question_id, revision, score)
  SELECT p.tenant_id, '${EXAM}', c.sort, '全部', '', 0, c.id, 1, 500 FROM chosen c, target p`,
  `WITH ${TARGET}
  INSERT INTO sitting (tenant_id, exam_id, organ_id, member_id, attempt, state, started_at, ends_at, submitted_at,
    submitted_by, questions, answered, counts, marked_at)
  SELECT p.tenant_id, '${EXAM}', p.organ_id, s.id, 1, 'marked', now() - interval '9 days', now() - interval '8 days',
    now() - interval '9 days' + make_interval(mins => 10 + s.i % 50), 'person', ${questions}, ${questions}, true, now()
  FROM people s, target p`,
  `INSERT INTO sitting_answer (tenant_id, sitting_id, sort, section, question_id, revision, max_score, given, at, score)
  SELECT q.tenant_id, s.id, q.sort, 0, q.question_id, 1, 500, jsonb_build_object('type', 'single', 'key',
      (ARRAY['A', 'B', 'C', 'D'])[1 + floor(random() * 4)::int]), 1, CASE WHEN random() < 0.6 THEN 500 ELSE 0 END
  FROM sitting s JOIN exam_question q ON q.exam_id = s.exam_id WHERE s.exam_id = '${EXAM}'`,
  `UPDATE sitting s SET score = a.score, passed = a.score >= ${questions * 300}
  FROM (SELECT sitting_id, sum(score)::int AS score FROM sitting_answer GROUP BY 1) a
  WHERE a.sitting_id = s.id AND s.exam_id = '${EXAM}'`,
];

/** Unsigned certificates of the first students, by the demo's first template. @param {number} count */
export const certified = (count) => `
  WITH ${TARGET}, template AS (SELECT t.id FROM certificate_template t, target p
    WHERE t.organ_id = p.organ_id AND t.state = 'enabled' AND t.name LIKE '岗前%' LIMIT 1)
  INSERT INTO certificate (tenant_id, organ_id, branch_id, number, template_id, member_id, name, "values", credential)
  SELECT p.tenant_id, p.organ_id, p.branch_id, 'BENCH' || lpad(s.i::text, 6, '0'), t.id, s.id, '学员' || s.i,
    jsonb_build_object('name', '学员' || s.i, 'idNumber', '', 'trainTitle', '岗前培训', 'hours', '48',
      'organName', '总部', 'score', '90', 'photoId', NULL), ''
  FROM people s, target p, template t WHERE s.i <= ${count}`;
