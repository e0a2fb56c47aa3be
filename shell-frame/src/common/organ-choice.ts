import { context, isNewSaas, navigate } from '@edu/shared-utility';

/** Whether the person may work in another organisation, too; the new flow keeps its choice at the log-in. */
export const hasOtherOrgans = (): boolean =>
  !isNewSaas() && !context.get('isWdDemo') && (context.get('organList')?.length ?? 0) > 1;

/** To the choice that the log-in asked for, and from there back to this page. */
export function chooseOrgan(): void {
  const { pathname, search, hash } = window.location;
  navigate(`/entrance/organ?returnTo=${encodeURIComponent(pathname + search + hash)}`);
}
