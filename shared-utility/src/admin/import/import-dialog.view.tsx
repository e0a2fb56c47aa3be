import { isRunning, useOverlay } from '@edu/shared-utility';
import { Alert, Button, Flex, Modal } from 'antd';
import { useEffect, useRef } from 'react';
import { CheckResult } from './checked.view';
import { useImport } from './import.hook';
import { Outcome, Progress } from './job.view';
import { phrases } from './phrases';
import type { ImportDialogProps } from './types';

/** Awaited before the first render, so that no other language is shown first. */
export const prepare = (): Promise<void> => phrases.load();

export default function ImportDialogView(props: ImportDialogProps) {
  const { title, intro, files, onClose } = props;
  const { t } = phrases.use();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { state, choose, begin, stop, template, result, again: retry, rest } = useImport(props);
  const choosing = files?.choose ?? t('choose');
  const { chosen, jobId, job, isNothingImported, isSending, message } = state;
  useOverlay(onClose);
  const isOver = job !== undefined && !isRunning(job);
  const step = isOver ? 'over' : jobId !== null ? 'running' : chosen ? 'checked' : 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step removes the button that had the focus
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, [step]);
  const openFileDialog = () => input.current?.click();
  return (
    <Modal
      open
      title={title}
      width={960}
      onCancel={onClose}
      footer={
        <Flex gap="small" justify="end">
          {isOver && <Button onClick={retry}>{t('again')}</Button>}
          <Button onClick={onClose}>{t('close')}</Button>
        </Flex>
      }
    >
      <div ref={box} tabIndex={-1} style={{ outline: 'none' }}>
        {message && (
          <Alert type="error" showIcon role="alert" style={{ marginBottom: 16 }} title={message} />
        )}
        {step === 'idle' && (
          <>
            <p style={{ marginBlockStart: 0 }}>{intro}</p>
            <Flex gap="small" wrap>
              <Button onClick={template}>{t('template')}</Button>
              <Button type="primary" loading={isSending} onClick={openFileDialog}>
                {isSending ? t('sending') : choosing}
              </Button>
            </Flex>
          </>
        )}
        {step === 'checked' && chosen && (
          <CheckResult
            chosen={chosen}
            isSending={isSending}
            onBegin={begin}
            onChoose={openFileDialog}
          />
        )}
        {step === 'running' && <Progress title={title} job={job} onStop={stop} />}
        {isOver && (
          <Outcome job={job} isNothingImported={isNothingImported} onResult={result}>
            {isNothingImported && (
              <Button type="primary" loading={isSending} onClick={rest}>
                {t('importRest')}
              </Button>
            )}
          </Outcome>
        )}
        <input
          ref={input}
          type="file"
          accept={files?.accept ?? '.xlsx'}
          aria-label={choosing}
          style={{ display: 'none' }}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Cleared, so that the same file can be chosen again after a refusal.
            target.value = '';
            if (file) choose(file);
          }}
        />
      </div>
    </Modal>
  );
}
