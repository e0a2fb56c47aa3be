import { type PlannedCourse, wasPublished } from './course-plan';
import { DAY } from './day';
import { seedId } from './seed-id';
import { seedStudents } from './students';

/** Days from now when they end; null for never. */
const terms = [null, 120, 20, 5, -15] as const;

/** Phone number series of their students (seed-demo.ts). */
const series: Readonly<Record<string, number>> = {
  'sunrise:head': 6,
  'sunrise:vocational': 2,
  'horizon:head': 7,
  'voyage:head': 5,
};

const person = (tenant: string, phone: string): string => seedId(`member:${tenant}:${phone}`);

type Audience = readonly ['organ' | 'department' | 'person', id: string, organId?: string];

function audiencesOf({ organKey, index, organId }: PlannedCourse): Audience[] {
  const [tenant = ''] = organKey.split(':');
  const department = (key: string) => seedId(`department:${organKey}:${key}`);
  switch (index % 4) {
    case 0:
      return [['organ', organId]];
    case 1:
      return [['department', department('teaching')]];
    case 2:
      return [
        ['department', department('vocational')],
        ['department', department('service')],
      ];
    default: {
      const studentPhones = seedStudents(12, series[organKey] ?? 0).map(({ phone }) => phone);
      const learnerKeys =
        organKey === 'sunrise:head' ? ['13900000006', ...studentPhones] : studentPhones;
      return learnerKeys.map((phone) => ['person', person(tenant, phone)]);
    }
  }
}

/** Each organisation of the first tenant is also granted one course of the other's. */
function otherOrganAudience({ organKey, index }: PlannedCourse): Audience[] {
  if (index !== 4 || !organKey.startsWith('sunrise:')) return [];
  const otherOrganId = seedId(
    `organ:sunrise:${organKey === 'sunrise:head' ? 'vocational' : 'head'}`,
  );
  return [['organ', otherOrganId, otherOrganId]];
}

/** The grants of a course. */
export function grantsOf(plan: PlannedCourse) {
  if (!wasPublished(plan)) return [];
  const { organKey, index, tenantId, id: courseId, organId, createdBy, daysAgo } = plan;
  const at = new Date(Date.now() - (daysAgo - 3) * DAY);
  const term = index === 0 ? null : terms[index % terms.length];
  const expiresAt = typeof term === 'number' ? new Date(Date.now() + term * DAY) : null;
  return [...audiencesOf(plan), ...otherOrganAudience(plan)].map(
    ([audience, audienceId, to], i) => ({
      id: seedId(`course-grant:${organKey}:${index}${i === 0 ? '' : `:${i}`}`),
      ...{ tenantId, courseId, ownerOrganId: organId, audience, audienceId, createdBy, expiresAt },
      organId: to ?? organId,
      withdrawnAt: index % 11 === 10 ? new Date(at.getTime() + 30 * DAY) : null,
      createdAt: at,
      updatedAt: at,
    }),
  );
}
