import type { Contract } from '@edu/shared-utility';

/** A resource of the contract: its reads are read again when one of its writes has succeeded. */
export type Tag = keyof Contract & string;

/**
 * What else the writes of a resource change, because rows of one tell names of the other or are counted there.
 * Beyond its own resource only: that one needs no line.
 */
const besides: Partial<Record<Tag, readonly Tag[]>> = {
  // a role tells how many have it
  administrator: ['role'],
  // a student's row names its department
  department: ['user'],
  // an invitation that is taken makes an administrator
  invitation: ['administrator'],
  // what a role may do is what its administrators may do
  role: ['administrator', 'permission'],
  permission: ['role'],
  phrase: ['i18nPackage'],
  // what the entrance shows of it
  site: ['configuration'],
};

/** @param call `resource.call` @returns what its answer is made of */
export const providedBy = (call: string): Tag => call.split('.')[0] as Tag;

/** @param call `resource.call` of a write @returns what has to be read again after it */
export function changedBy(call: string): readonly Tag[] {
  const own = providedBy(call);
  return [own, ...(besides[own] ?? [])];
}
