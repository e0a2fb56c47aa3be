import { useContextValue } from '@edu/shared-utility';

/** Name of the organisation that the person works in; before it is known, the title of its pages. */
export function useOrganName(): string | null {
  const title = useContextValue('pageTitle');
  const organ = useContextValue('organ');
  const organs = useContextValue('organList') ?? [];
  return organs.find((choice) => choice.organ === organ)?.name ?? title;
}
