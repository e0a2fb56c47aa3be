/** Which questionnaire an address means. */
export type QuestionnaireRef = { readonly key: string } | { readonly id: string };

/** Null where it means none. */
export function questionnaireRefOf(search: URLSearchParams): QuestionnaireRef | null {
  const [key, id] = [search.get('key')?.trim(), search.get('id')?.trim()];
  if (key) return { key };
  return id ? { id } : null;
}

export const refName = (way: QuestionnaireRef): string => ('key' in way ? way.key : way.id);

/** The page of a questionnaire, within this site. */
export const pageOfRef = (way: QuestionnaireRef): string =>
  `/form/answer?${new URLSearchParams(way)}`;
