import type { Contract } from '@edu/shared-utility';

/** A resource of the contract: its reads are read again when one of its writes has succeeded. */
export type Tag = keyof Contract & string;

/**
 * What else the writes of a resource change, because rows of one tell names of the other or are counted there.
 * Beyond its own resource only: that one needs no line.
 */
const besides: Partial<Record<Tag, readonly Tag[]>> = {
  // categories count their articles
  article: ['resourceCategory'],
  // a role and a branch tell how many have it, a teacher how they log in
  administrator: ['organ', 'role', 'teacher'],
  // rows of people name their branches, and a merge moves them
  branch: ['administrator', 'announcement', 'invitation', 'organ', 'student', 'teacher', 'user'],
  // rows of students and teachers name their department
  department: ['organ', 'teacher', 'user'],
  // what the map names is what the operators' page shows
  importMap: ['moduleStatus'],
  // entries of the menu are permissions that roles grant; the operators' page tells which modules have some
  moduleMenu: ['moduleStatus', 'permission', 'role'],
  // an invitation that is taken makes an administrator, and is the way in of a teacher
  invitation: ['administrator', 'teacher'],
  // two bases of calls over the same courses
  courseAdmin: ['course'],
  // with its first branch
  organ: ['branch'],
  // our own calls of the same rows; branches tell how many they have
  student: ['organ', 'studentAccount', 'user'],
  // a person with a record is offered no second one
  user: ['organ', 'profile', 'student', 'studentAccount'],
  // who is invited becomes an administrator
  teacher: ['administrator', 'invitation', 'role'],
  // what a role may do is what its administrators may do
  role: ['administrator', 'permission'],
  permission: ['role'],
  phrase: ['i18nPackage'],
  // categories and copyright units count their resources
  resource: ['resourceCategory', 'resApplication'],
  // what lies in a category names it
  resourceCategory: ['article', 'course', 'paper', 'question', 'resource'],
  // categories count them, papers tell what became of them
  question: ['paper', 'resourceCategory'],
  // and their copyright unit, and tell whether an application waits
  resApplication: ['resource'],
  // a question tells how many papers hold it, an exam what its paper is called
  paper: ['exam', 'question'],
  // a paper tells how many exams use it; who sits and who passes follows
  exam: ['examAnalysis', 'marking', 'paper'],
  // a mark is a part of somebody's score
  marking: ['exam', 'examAnalysis'],
  // a training opens its courses, and counts its people
  train: ['studentCourse'],
  trainUser: ['train'],
  trainCertificate: ['train'],
  // what the entrance shows of it
  site: ['configuration'],
};

/** @param call `resource.call` @returns what its answer is made of */
export const providedBy = (call: string): Tag => call.split('.')[0] as Tag;

/** @param call `resource.call` of a write @returns what has to be read again after it */
export function changedBy(call: string): readonly Tag[] {
  const own = providedBy(call);
  // whatever is written may leave a line in the trail
  return [own, 'audit', ...(besides[own] ?? [])];
}
