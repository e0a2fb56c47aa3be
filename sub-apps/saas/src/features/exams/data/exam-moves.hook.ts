import type { ExamSummary, UndoOffer } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { data } from '../../../common/examining-data';
import { phrases } from '../phrases';

type VersionedId = Pick<ExamSummary, 'id' | 'version'>;

/** The transitions of an exam, each with its success message. */
export function useExamMoves() {
  const { t } = phrases.use();
  const [publish] = data.useExamPublishMutation();
  const [archive] = data.useExamArchiveMutation();
  const [resume] = data.useExamContinueArchiveMutation();
  const [copy] = data.useExamCopyMutation();
  const [remove] = data.useExamDeleteMutation();
  const idAndVersion = ({ id, version }: VersionedId) => ({ id, version });
  return {
    publish: (exam: VersionedId) => publish(idAndVersion(exam)),
    archive: (exam: VersionedId) => archive(idAndVersion(exam)),
    continueArchive: (exam: VersionedId) => resume(idAndVersion(exam)),
    copy: ({ id }: VersionedId) => copy({ id }),
    delete: (exam: VersionedId) => remove(idAndVersion(exam)),
    continued: ({ id, title }: ExamSummary): UndoOffer => ({
      message: t('done.continueArchive', { title }),
      undo: () => archive({ id }).unwrap(),
      undone: t('undone'),
      failed: (error) => failureOf(error).message,
    }),
  };
}
