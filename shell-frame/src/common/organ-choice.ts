import { context, isNewSaas, navigate } from '@edu/shared-utility';

/** Whether the person can switch to another organisation; the new flow offers that choice only at the log-in. */
export const hasOtherOrgans = (): boolean =>
  !isNewSaas() && !context.get('isWdDemo') && (context.get('organList')?.length ?? 0) > 1;

/** Opens the choice of the log-in, which then returns to this page. */
export function chooseOrgan(): void {
  const { pathname, search, hash } = window.location;
  navigate(`/entrance/organ?returnTo=${encodeURIComponent(pathname + search + hash)}`);
}
