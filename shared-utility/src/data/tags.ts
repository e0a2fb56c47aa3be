import type { Contract } from '@edu/shared-utility';

/** A resource of the contract: a successful write of it refetches its reads. */
export type Tag = keyof Contract & string;

/**
 * Other resources that the writes of a resource change, because their rows show or count its rows. The resource's
 * own tag needs no entry.
 */
const dependentTags: Partial<Record<Tag, readonly Tag[]>> = {
  // categories count their articles
  article: ['resourceCategory'],
  // Roles and branches count their administrators; a teacher shows the log-in's administrator.
  administrator: ['organ', 'role', 'teacher'],
  // Rows of people show their branches, and a merge moves them.
  branch: ['administrator', 'announcement', 'invitation', 'organ', 'student', 'teacher', 'user'],
  // Rows of students and teachers show their department.
  department: ['organ', 'teacher', 'user'],
  // The operators' page shows the modules of the map.
  importMap: ['moduleStatus'],
  // Menu entries are permissions that roles grant; the operators' page shows which modules have any.
  moduleMenu: ['moduleStatus', 'permission', 'role'],
  // An accepted invitation makes an administrator, and gives a teacher a log-in.
  invitation: ['administrator', 'teacher'],
  // Two base paths for the same courses.
  courseAdmin: ['course'],
  // Creating an organisation creates its first branch.
  organ: ['branch'],
  // Our own calls for the same rows; branches count their students.
  student: ['organ', 'studentAccount', 'user'],
  // A person who has a record is not offered a second one.
  user: ['organ', 'profile', 'student', 'studentAccount'],
  // An invited teacher becomes an administrator.
  teacher: ['administrator', 'invitation', 'role'],
  // A role's permissions are its administrators' permissions.
  role: ['administrator', 'permission'],
  permission: ['role'],
  phrase: ['i18nPackage'],
  // Categories and copyright units count their resources.
  resource: ['resourceCategory', 'resApplication'],
  // Rows show the name of their category.
  resourceCategory: ['article', 'course', 'paper', 'question', 'resource'],
  // Categories count their questions; papers show their state.
  question: ['paper', 'resourceCategory'],
  // Resources show their copyright unit, and whether an application is pending.
  resApplication: ['resource'],
  // A question counts its papers; an exam shows the title of its paper.
  paper: ['exam', 'question'],
  // A paper counts its exams; sittings and results depend on the exam.
  exam: ['examAnalysis', 'marking', 'paper'],
  // A mark changes a person's score.
  marking: ['exam', 'examAnalysis'],
  // A training opens its courses and counts its people.
  train: ['studentCourse'],
  trainUser: ['train'],
  trainCertificate: ['train'],
  // The entrance shows the site's settings.
  site: ['configuration'],
};

/** @param call `resource.call` @returns the tag that its response provides */
export const providedBy = (call: string): Tag => call.split('.')[0] as Tag;

/** @param call `resource.call` of a write @returns the tags to refetch after it */
export function changedBy(call: string): readonly Tag[] {
  const ownTag = providedBy(call);
  // Any write may add an entry to the audit trail.
  return [ownTag, 'audit', ...(dependentTags[ownTag] ?? [])];
}
