import { dashboardPages } from './base-dashboards';
import { basePermissions } from './base-roles';
import { studentPages } from './base-teaching';

/** Grants exactly these codes, and the home page, which is in every menu. */
export const onlyCodes = (...codes: string[]) => {
  const baseCodes = new Set(['menu:home', ...codes]);
  return (code: string): boolean => baseCodes.has(code);
};

/** Pages of students only; staff opens its messages from the bell. */
export const studentCodes = ['menu:inbox', ...studentPages.map(({ code }) => code)];

export const isStudentCode = (code: string): boolean => studentCodes.includes(code);

/** Whoever writes messages may send them. */
export const messageCodes = ['menu:message', 'message.read', 'message.write', 'message.send'];

/** Whoever plans live sessions may see them. */
export const sessionCodes = ['menu:live', 'live.read', 'live.write'];

/** Whoever publishes articles may write and categorise them. */
export const contentCodes = [
  'menu:article',
  'menu:classify',
  'menu:dissertation',
  'cms.read',
  'cms.write',
  'cms.publish',
];

/** Whoever sells courses manages redemption codes (`menu:exchange`, `code.…`) and orders. */
export const sellingCodes = [
  'menu:exchange',
  'menu:finance',
  'menu:payment',
  'code.read',
  'code.write',
  'code.export',
  'order.read',
  'order.write',
  'order.refund',
  'order.export',
];

/** Permissions for questionnaires include all of their actions. */
export const questionnaireCodes = [
  'menu:form',
  'form.read',
  'form.write',
  'form.publish',
  'form.export',
];

/** Statistics and the pages that show them. */
export const figureCodes = ['statistics.read', ...dashboardPages.map(({ code }) => code)];

export const isPlatform = (code: string): boolean => /^(menu:)?platform\b/.test(code);

export const isRead = (code: string): boolean => code.endsWith('.read') && !isPlatform(code);

/** Pages with a read permission below their entry, and pages that everybody in the organisation may read. */
export const readPages = new Set([
  'menu:home',
  'menu:department',
  'menu:student-account',
  'menu:payment',
  'menu:resource-application',
  'menu:classify',
  'menu:dissertation',
  ...basePermissions.flatMap(({ code, parent }) => (isRead(code) && parent ? [parent] : [])),
]);
