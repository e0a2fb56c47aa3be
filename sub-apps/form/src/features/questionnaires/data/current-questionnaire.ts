import { errorCodes, type Questionnaire } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';

/** The questionnaire as somebody else has saved it meanwhile; null for any other error. */
export function currentQuestionnaireOf(error: unknown): Questionnaire | null {
  const { code, data } = failureOf(error);
  const current = (data as { present?: Questionnaire } | null)?.present;
  return (code === errorCodes.conflict && current) || null;
}
