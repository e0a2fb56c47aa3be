import { saveFile, toast, useAppLife, useCan } from '@edu/shared-utility';
import { Button } from 'antd';
import { useState } from 'react';
import type { ExportRequest, ListExport } from '../list/types';
import { phrases } from './phrases';
import { UnmaskedQuestion } from './unmasked-question.view';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = (): Promise<void> => phrases.load();

export interface ExportButtonProps {
  readonly spec: ListExport<never>;
  readonly request: Omit<ExportRequest<never>, 'unmasked'>;
  /** Number of rows that match the conditions. */
  readonly total: number;
}

/** Downloads the rows of the list, or the chosen ones, as a file. */
export default function ExportButton({ spec, request, total }: ExportButtonProps) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const [isBusy, setBusy] = useState(false);
  const [isQuestionOpen, setAsking] = useState(false);
  const mayExportUnmasked = useCan()(spec.unmasked?.permission ?? '');
  const count = request.rows.length;

  const save = async (isUnmasked: boolean): Promise<void> => {
    setBusy(true);
    try {
      const file = await spec.file({ ...request, unmasked: isUnmasked });
      if (appSignal.aborted) return;
      saveFile(file);
      toast.success(t('done'));
    } catch {
      // The call has shown the failure.
    } finally {
      if (!appSignal.aborted) setBusy(false);
    }
  };
  const answer = (isUnmasked: boolean | null): void => {
    setAsking(false);
    if (isUnmasked !== null) void save(isUnmasked);
  };
  return (
    <>
      <Button
        loading={isBusy}
        disabled={total === 0}
        title={count > 0 ? undefined : t('allHint', { count: total })}
        onClick={() => (spec.unmasked && mayExportUnmasked ? setAsking(true) : void save(false))}
      >
        {count > 0 ? t('chosen', { count }) : t('all')}
      </Button>
      {isQuestionOpen && spec.unmasked && (
        <UnmaskedQuestion label={spec.unmasked.label} onAnswer={answer} />
      )}
    </>
  );
}
