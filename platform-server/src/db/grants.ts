import { identifier, type Roles } from './roles';

/**
 * What each role may do with each table. Applied after the migrations, so that a table without a line here cannot be
 * accessed. Row-level security restricts it further.
 */
type Verb = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';
/** A verb, optionally restricted to columns: `UPDATE (name)`. */
type Privilege = Verb | `${Verb} (${string})`;

const all: readonly Privilege[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

interface TableGrant {
  readonly app: readonly Privilege[];
  readonly system: readonly Privilege[];
}

export const grants: Readonly<Record<string, TableGrant>> = {
  tenant: { app: ['SELECT', 'UPDATE'], system: all },
  tenant_domain: { app: ['SELECT', 'INSERT', 'DELETE'], system: all },
  tenant_config: { app: all, system: all },
  site_picture: { app: ['SELECT', 'INSERT', 'DELETE'], system: all },
  organ: { app: all, system: all },
  // Inside a tenant nobody may read a password hash or make themselves an operator.
  account: {
    app: [
      'SELECT (id, phone, mail, nickname, name, id_auth_status, password_changed_at, password_expires_at, created_at)',
      'UPDATE (nickname, name)',
    ],
    system: all,
  },
  session: { app: [], system: all },
  foreign_session: { app: [], system: all },
  department: { app: all, system: all },
  branch: { app: all, system: all },
  member: { app: all, system: all },
  actor: { app: all, system: all },
  actor_branch: { app: all, system: all },
  role: { app: all, system: all },
  permission: { app: all, system: all },
  role_permission: { app: all, system: all },
  actor_role: { app: all, system: all },
  auth_code: { app: [], system: all },
  outbox: { app: [], system: all },
  limit_counter: { app: [], system: all },
  known_source: { app: [], system: all },
  account_grant: { app: [], system: all },
  real_name_ticket: { app: [], system: all },
  face_enrolment: { app: [], system: all },
  account_logout: { app: [], system: all },
  second_factor: { app: [], system: all },
  recovery_code: { app: [], system: all },
  passkey_challenge: { app: [], system: all },
  login_ticket: { app: [], system: all },
  account_undo: { app: [], system: all },
  server_setting: { app: [], system: ['SELECT', 'INSERT'] },
  // The audit trail is append-only; housekeeping deletes what is past its retention.
  audit_log: { app: ['SELECT', 'INSERT'], system: ['SELECT', 'INSERT', 'DELETE'] },
  stored_file: { app: all, system: all },
  category: { app: all, system: all },
  copyright_unit: { app: all, system: all },
  resource: { app: all, system: all },
  resource_file: { app: all, system: all },
  resource_application: { app: all, system: all },
  course: { app: all, system: all },
  course_revision: { app: ['SELECT', 'INSERT', 'DELETE'], system: all },
  course_resource: { app: all, system: all },
  course_grant: { app: all, system: all },
  course_notice: { app: ['SELECT', 'UPDATE (read_at)'], system: all },
  course_learner: { app: all, system: all },
  lesson_learner: { app: all, system: all },
  lesson_note: { app: all, system: all },
  question: { app: all, system: all },
  // Released revisions never change, because papers and sittings refer to them.
  question_revision: { app: ['SELECT', 'INSERT', 'DELETE'], system: all },
  question_resource: { app: all, system: all },
  paper: { app: all, system: all },
  paper_section: { app: all, system: all },
  paper_question: { app: all, system: all },
  draw_rule: { app: all, system: all },
  exam: { app: all, system: all },
  exam_audience: { app: all, system: all },
  exam_question: { app: ['SELECT', 'INSERT', 'DELETE'], system: all },
  exam_extra: { app: all, system: all },
  sitting: { app: all, system: all },
  sitting_answer: { app: all, system: all },
  essay_answer: { app: all, system: all },
  essay_mark: { app: all, system: all },
  train: { app: all, system: all },
  train_item: { app: all, system: all },
  train_member: { app: all, system: all },
  assessment: { app: all, system: all },
  questionnaire: { app: all, system: all },
  questionnaire_train: { app: all, system: all },
  // Only the server writes answers; the tenant's people cannot change them.
  questionnaire_answer: { app: ['SELECT', 'UPDATE (branch_id)'], system: all },
  questionnaire_taker: { app: [], system: all },
  article: { app: all, system: all },
  article_revision: { app: all, system: all },
  article_resource: { app: all, system: all },
  article_notice: { app: ['SELECT', 'INSERT', 'UPDATE (read_at)'], system: all },
  declaration: { app: all, system: all },
  declaration_file: { app: all, system: all },
  // Events are never changed.
  declaration_event: { app: ['SELECT', 'INSERT'], system: all },
  declaration_notice: { app: ['SELECT', 'UPDATE (read_at)'], system: all },
  certificate_picture: { app: ['SELECT', 'INSERT', 'DELETE'], system: all },
  certificate_template: { app: all, system: all },
  certificate_counter: { app: all, system: all },
  certificate: { app: ['SELECT', 'INSERT', 'UPDATE'], system: all },
  signing_key: { app: [], system: all },
  code_batch: { app: all, system: all },
  redemption_code: { app: all, system: all },
  course_order: { app: all, system: all },
  live_session: { app: all, system: all },
  live_attendance: { app: all, system: all },
  calendar_feed: { app: [], system: all },
  live_notice: { app: ['SELECT', 'INSERT', 'UPDATE (read_at)'], system: all },
  teacher: { app: all, system: all },
  invitation: { app: ['SELECT', 'INSERT', 'UPDATE (state, decided_at, branch_ids)'], system: all },
  announcement: { app: all, system: all },
  // Receipts are never deleted: only the time of reading changes.
  announcement_receipt: { app: ['SELECT', 'INSERT', 'UPDATE (read_at)'], system: all },
  account_notice: { app: ['SELECT', 'UPDATE (read_at)'], system: all },
  account_profile: { app: all, system: all },
  company: { app: all, system: all },
  phrase_override: { app: all, system: all },
  job: { app: ['SELECT', 'UPDATE (state, finished_at, updated_at, input)'], system: all },
  // Statistics: only the roll-up writes them.
  learned_hour: { app: [], system: all },
  person_day: { app: ['SELECT'], system: all },
  person_month: { app: ['SELECT'], system: all },
  organ_day: { app: ['SELECT'], system: all },
  course_day: { app: ['SELECT'], system: all },
  course_month: { app: ['SELECT'], system: all },
  person_mark: { app: [], system: all },
  course_mark: { app: [], system: all },
  learner_mark: { app: [], system: all },
  course_noted: { app: [], system: all },
  presence: { app: ['SELECT'], system: all },
  roll_up_state: { app: ['SELECT (id, stamp)'], system: all },
  module_report: { app: [], system: all },
  module_load: { app: [], system: all },
  module_menu: { app: [], system: all },
  // The map's history is kept permanently; a waiting change is decided once, after being rebased on the content in
  // force then.
  map_change: {
    app: [],
    system: [
      'SELECT',
      'INSERT',
      'UPDATE (status, decided_by, decided_at, decided_why, revision, content, from_etag)',
    ],
  },
  module_rollout: { app: [], system: all },
};

/** The statements that apply the table above to the database's two roles. */
export function grantStatements(roles: Roles): string[] {
  const app = identifier(roles.app);
  const system = identifier(roles.system);
  return [
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${app}, ${system}`,
    ...Object.entries(grants).flatMap(([table, verbs]) => [
      `REVOKE ALL ON "${table}" FROM ${app}, ${system}`,
      ...(verbs.app.length > 0 ? [`GRANT ${verbs.app.join(', ')} ON "${table}" TO ${app}`] : []),
      ...(verbs.system.length > 0
        ? [`GRANT ${verbs.system.join(', ')} ON "${table}" TO ${system}`]
        : []),
    ]),
  ];
}
