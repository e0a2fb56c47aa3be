import { identifier, type Roles } from './roles';

/**
 * What each role may do with each table. Applied after the migrations, so that a table without a line here cannot be
 * accessed. Row-level security restricts it further.
 */
type Verb = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';
/** A verb, optionally restricted to columns: `UPDATE (name)`. */
type Privilege = Verb | `${Verb} (${string})`;

const allPrivileges: readonly Privilege[] = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

interface TableGrant {
  readonly app: readonly Privilege[];
  readonly system: readonly Privilege[];
}

export const grants: Readonly<Record<string, TableGrant>> = {
  tenant: { app: ['SELECT', 'UPDATE'], system: allPrivileges },
  tenant_domain: { app: ['SELECT', 'INSERT', 'DELETE'], system: allPrivileges },
  tenant_config: { app: allPrivileges, system: allPrivileges },
  site_picture: { app: ['SELECT', 'INSERT', 'DELETE'], system: allPrivileges },
  organ: { app: allPrivileges, system: allPrivileges },
  // Inside a tenant nobody may read a password hash or make themselves an operator.
  account: {
    app: [
      'SELECT (id, phone, mail, nickname, name, id_auth_status, password_changed_at, password_expires_at, created_at)',
      'UPDATE (nickname, name)',
    ],
    system: allPrivileges,
  },
  session: { app: [], system: allPrivileges },
  foreign_session: { app: [], system: allPrivileges },
  department: { app: allPrivileges, system: allPrivileges },
  branch: { app: allPrivileges, system: allPrivileges },
  member: { app: allPrivileges, system: allPrivileges },
  actor: { app: allPrivileges, system: allPrivileges },
  actor_branch: { app: allPrivileges, system: allPrivileges },
  role: { app: allPrivileges, system: allPrivileges },
  permission: { app: allPrivileges, system: allPrivileges },
  role_permission: { app: allPrivileges, system: allPrivileges },
  actor_role: { app: allPrivileges, system: allPrivileges },
  auth_code: { app: [], system: allPrivileges },
  outbox: { app: [], system: allPrivileges },
  limit_counter: { app: [], system: allPrivileges },
  known_source: { app: [], system: allPrivileges },
  account_grant: { app: [], system: allPrivileges },
  real_name_ticket: { app: [], system: allPrivileges },
  face_enrolment: { app: [], system: allPrivileges },
  account_logout: { app: [], system: allPrivileges },
  second_factor: { app: [], system: allPrivileges },
  recovery_code: { app: [], system: allPrivileges },
  passkey_challenge: { app: [], system: allPrivileges },
  login_ticket: { app: [], system: allPrivileges },
  account_undo: { app: [], system: allPrivileges },
  server_setting: { app: [], system: ['SELECT', 'INSERT'] },
  // The audit trail is append-only; housekeeping deletes what is past its retention.
  audit_log: { app: ['SELECT', 'INSERT'], system: ['SELECT', 'INSERT', 'DELETE'] },
  stored_file: { app: allPrivileges, system: allPrivileges },
  category: { app: allPrivileges, system: allPrivileges },
  copyright_unit: { app: allPrivileges, system: allPrivileges },
  resource: { app: allPrivileges, system: allPrivileges },
  resource_file: { app: allPrivileges, system: allPrivileges },
  resource_application: { app: allPrivileges, system: allPrivileges },
  course: { app: allPrivileges, system: allPrivileges },
  course_revision: { app: ['SELECT', 'INSERT', 'DELETE'], system: allPrivileges },
  course_resource: { app: allPrivileges, system: allPrivileges },
  course_grant: { app: allPrivileges, system: allPrivileges },
  course_notice: { app: ['SELECT', 'UPDATE (read_at)'], system: allPrivileges },
  course_learner: { app: allPrivileges, system: allPrivileges },
  lesson_learner: { app: allPrivileges, system: allPrivileges },
  lesson_note: { app: allPrivileges, system: allPrivileges },
  question: { app: allPrivileges, system: allPrivileges },
  // Released revisions never change, because papers and sittings refer to them.
  question_revision: { app: ['SELECT', 'INSERT', 'DELETE'], system: allPrivileges },
  question_resource: { app: allPrivileges, system: allPrivileges },
  paper: { app: allPrivileges, system: allPrivileges },
  paper_section: { app: allPrivileges, system: allPrivileges },
  paper_question: { app: allPrivileges, system: allPrivileges },
  draw_rule: { app: allPrivileges, system: allPrivileges },
  exam: { app: allPrivileges, system: allPrivileges },
  exam_audience: { app: allPrivileges, system: allPrivileges },
  exam_question: { app: ['SELECT', 'INSERT', 'DELETE'], system: allPrivileges },
  exam_extra: { app: allPrivileges, system: allPrivileges },
  sitting: { app: allPrivileges, system: allPrivileges },
  sitting_answer: { app: allPrivileges, system: allPrivileges },
  essay_answer: { app: allPrivileges, system: allPrivileges },
  essay_mark: { app: allPrivileges, system: allPrivileges },
  train: { app: allPrivileges, system: allPrivileges },
  train_item: { app: allPrivileges, system: allPrivileges },
  train_member: { app: allPrivileges, system: allPrivileges },
  assessment: { app: allPrivileges, system: allPrivileges },
  questionnaire: { app: allPrivileges, system: allPrivileges },
  questionnaire_train: { app: allPrivileges, system: allPrivileges },
  // Only the server writes answers; the tenant's people cannot change them.
  questionnaire_answer: { app: ['SELECT', 'UPDATE (branch_id)'], system: allPrivileges },
  questionnaire_taker: { app: [], system: allPrivileges },
  article: { app: allPrivileges, system: allPrivileges },
  article_revision: { app: allPrivileges, system: allPrivileges },
  article_resource: { app: allPrivileges, system: allPrivileges },
  article_notice: { app: ['SELECT', 'INSERT', 'UPDATE (read_at)'], system: allPrivileges },
  declaration: { app: allPrivileges, system: allPrivileges },
  declaration_file: { app: allPrivileges, system: allPrivileges },
  // Events are never changed.
  declaration_event: { app: ['SELECT', 'INSERT'], system: allPrivileges },
  declaration_notice: { app: ['SELECT', 'UPDATE (read_at)'], system: allPrivileges },
  certificate_picture: { app: ['SELECT', 'INSERT', 'DELETE'], system: allPrivileges },
  certificate_template: { app: allPrivileges, system: allPrivileges },
  certificate_counter: { app: allPrivileges, system: allPrivileges },
  certificate: { app: ['SELECT', 'INSERT', 'UPDATE'], system: allPrivileges },
  signing_key: { app: [], system: allPrivileges },
  code_batch: { app: allPrivileges, system: allPrivileges },
  redemption_code: { app: allPrivileges, system: allPrivileges },
  course_order: { app: allPrivileges, system: allPrivileges },
  live_session: { app: allPrivileges, system: allPrivileges },
  live_attendance: { app: allPrivileges, system: allPrivileges },
  calendar_feed: { app: [], system: allPrivileges },
  live_notice: { app: ['SELECT', 'INSERT', 'UPDATE (read_at)'], system: allPrivileges },
  teacher: { app: allPrivileges, system: allPrivileges },
  invitation: {
    app: ['SELECT', 'INSERT', 'UPDATE (state, decided_at, branch_ids)'],
    system: allPrivileges,
  },
  announcement: { app: allPrivileges, system: allPrivileges },
  // Receipts are never deleted: only the time of reading changes.
  announcement_receipt: { app: ['SELECT', 'INSERT', 'UPDATE (read_at)'], system: allPrivileges },
  account_notice: { app: ['SELECT', 'UPDATE (read_at)'], system: allPrivileges },
  account_profile: { app: allPrivileges, system: allPrivileges },
  company: { app: allPrivileges, system: allPrivileges },
  phrase_override: { app: allPrivileges, system: allPrivileges },
  job: { app: ['SELECT', 'UPDATE (state, finished_at, updated_at, input)'], system: allPrivileges },
  // Statistics: only the roll-up writes them.
  learned_hour: { app: [], system: allPrivileges },
  person_day: { app: ['SELECT'], system: allPrivileges },
  person_month: { app: ['SELECT'], system: allPrivileges },
  organ_day: { app: ['SELECT'], system: allPrivileges },
  course_day: { app: ['SELECT'], system: allPrivileges },
  course_month: { app: ['SELECT'], system: allPrivileges },
  person_mark: { app: [], system: allPrivileges },
  course_mark: { app: [], system: allPrivileges },
  learner_mark: { app: [], system: allPrivileges },
  course_noted: { app: [], system: allPrivileges },
  presence: { app: ['SELECT'], system: allPrivileges },
  roll_up_state: { app: ['SELECT (id, stamp)'], system: allPrivileges },
  module_report: { app: [], system: allPrivileges },
  module_load: { app: [], system: allPrivileges },
  module_menu: { app: [], system: allPrivileges },
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
  module_rollout: { app: [], system: allPrivileges },
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
