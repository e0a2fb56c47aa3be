import type { BasePermission } from './base-entry';

/** Pages of what is taught: resources, courses and their learners. */
export const teachingPages: readonly BasePermission[] = [];

/** What may be done there. */
export const teachingActions: readonly BasePermission[] = [];
