import { errorCodes, type Questionnaire } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';

/** A questionnaire as somebody else has saved it meanwhile; null where something else was refused. */
export function currentQuestionnaireOf(error: unknown): Questionnaire | null {
  const { code, data } = failureOf(error);
  const current = (data as { present?: Questionnaire } | null)?.present;
  return (code === errorCodes.conflict && current) || null;
}
