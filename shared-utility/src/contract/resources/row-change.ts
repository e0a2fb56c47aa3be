/** A changed field; for personal data the audit trail stores neither value. */
export interface AuditChange {
  field: string;
  before?: unknown;
  after?: unknown;
}

/** Kinds of rows whose own page shows their history. */
export type RowKind =
  | 'administrator'
  | 'announcement'
  | 'article'
  | 'assessment'
  | 'branch'
  | 'certificate'
  | 'code'
  | 'course'
  | 'department'
  | 'exam'
  | 'live'
  | 'order'
  | 'organ'
  | 'paper'
  | 'profile'
  | 'question'
  | 'questionnaire'
  | 'resource'
  | 'role'
  | 'student'
  | 'teacher'
  | 'train';

/** A change of one row, for anyone who may read the row: without addresses, and with names instead of ids. */
export interface RowChange {
  id: string;
  /** As in the audit trail, for example `student.changed`. */
  action: string;
  /** Who did it; null for a person without a record in the tenant. */
  who: string | null;
  /** For personal data neither value is given. */
  changes: AuditChange[];
  createdAt: string;
}
