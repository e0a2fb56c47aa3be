import { type QuestionFilter, toast } from '@edu/shared-utility';
import { newRequestId } from '@edu/shared-utility/admin';
import { failureOf } from '@edu/shared-utility/data';
import { Button } from 'antd';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

interface Props {
  /** The list's present filter. */
  readonly filter: QuestionFilter;
}

/** Starts an export job for the filtered list; its file is downloaded from the frame's list of jobs. */
export function PackageButton({ filter }: Props) {
  const { t } = phrases.use();
  const [startExport, { isLoading }] = data.useQuestionExportPackageMutation();
  const exportPackage = async (): Promise<void> => {
    const { data: job, error } = await startExport({ ...filter, requestId: newRequestId() });
    if (job) toast.success(t('package.started'));
    else toast.error(failureOf(error).message);
  };
  return (
    <Button loading={isLoading} onClick={() => void exportPackage()}>
      {t('package.button')}
    </Button>
  );
}
