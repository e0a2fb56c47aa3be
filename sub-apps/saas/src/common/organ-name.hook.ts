import { useContextValue } from '@edu/shared-utility';

/** Name of the session's organisation; until it has loaded, the site's title. */
export function useOrganName(): string | null {
  const title = useContextValue('pageTitle');
  const organ = useContextValue('organ');
  const organs = useContextValue('organList') ?? [];
  return organs.find((choice) => choice.organ === organ)?.name ?? title;
}
