/** A questionnaire, by the key of its link or by its id. */
export type QuestionnaireRef = { readonly key: string } | { readonly id: string };

/** The questionnaire of an address; null where it has none. */
export function questionnaireRefOf(search: URLSearchParams): QuestionnaireRef | null {
  const [key, id] = [search.get('key')?.trim(), search.get('id')?.trim()];
  if (key) return { key };
  return id ? { id } : null;
}

export const refName = (ref: QuestionnaireRef): string => ('key' in ref ? ref.key : ref.id);

/** Path of a questionnaire's page on this site. */
export const pageOfRef = (ref: QuestionnaireRef): string =>
  `/form/answer?${new URLSearchParams(ref)}`;
