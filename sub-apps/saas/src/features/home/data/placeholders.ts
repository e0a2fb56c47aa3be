import type { HomeFigureKey } from '@edu/shared-utility';

interface FigurePlaceholder {
  readonly key: HomeFigureKey;
  /** The permission needed to list the same rows. */
  readonly access: string;
  readonly isWeekly: boolean;
}

/** The figures in the server's order; those of the whole platform are first. */
const figures: readonly FigurePlaceholder[] = [
  { key: 'tenants', access: 'platform.tenant', isWeekly: true },
  { key: 'accounts', access: 'platform.tenant', isWeekly: true },
  { key: 'students', access: 'student.read', isWeekly: true },
  { key: 'activeStudents', access: 'student.read', isWeekly: false },
  { key: 'teachers', access: 'teacher.read', isWeekly: false },
  { key: 'departments', access: 'student.read', isWeekly: false },
  { key: 'staff', access: 'administrator.read', isWeekly: false },
  { key: 'visitors', access: 'audit.read', isWeekly: true },
];

/** Parts of the platform whose health operators see. */
export const healthKeys = ['modules', 'rollouts', 'jobs', 'messages'] as const;

/** What the home page will show a person with these permissions, before any data has loaded. */
export const placeholdersFor = (can: (code: string) => boolean) => ({
  figures: figures.filter(({ access }) => can(access)),
  hasHealth: can('platform.tenant'),
});
