import { useGuardedClose } from '@edu/shared-utility';
import { Alert, Checkbox, Flex, Modal } from 'antd';
import { useId, useState } from 'react';
import { richTextLimits } from '../../contract/rich-text';
import { phrases } from '../phrases';
import { Formula, useFormulaTools } from '../view/formula.view';

export interface FormulaValue {
  readonly source: string;
  readonly isBlock: boolean;
}

interface Props {
  readonly value: FormulaValue;
  /** Whether the formula may be a block, so that the choice is offered. */
  readonly mayBeBlock: boolean;
  readonly onSave: (value: FormulaValue) => void;
  readonly onClose: () => void;
}

/** A dialog to edit a formula, with a preview. */
export function FormulaDialog({ value, mayBeBlock, onSave, onClose }: Props) {
  const { t } = phrases.use();
  const [{ source, isBlock }, setValue] = useState(value);
  const tools = useFormulaTools();
  const id = useId();
  const leave = useGuardedClose({ close: onClose, isDirty: () => source !== value.source });
  const fault = source.trim() === '' ? null : (tools?.faultIn(source) ?? null);
  const isValid = source.trim() !== '' && source.length <= richTextLimits.formula && fault === null;
  const save = (): void => {
    if (isValid) onSave({ source: source.trim(), isBlock });
  };
  return (
    <Modal
      open
      title={t('formulaTitle')}
      okText={t('insert')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !isValid }}
      onOk={save}
      onCancel={leave}
    >
      <Flex vertical gap="small">
        <label htmlFor={id}>{t('formulaSource')}</label>
        <textarea
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to write here
          autoFocus
          rows={3}
          spellCheck={false}
          maxLength={richTextLimits.formula}
          placeholder={t('formulaHint')}
          value={source}
          aria-invalid={fault !== null}
          onChange={({ target }) => setValue({ source: target.value, isBlock })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            save();
          }}
          className="rich-text-source"
        />
        {mayBeBlock && (
          <Checkbox
            checked={isBlock}
            onChange={({ target }) => setValue({ source, isBlock: target.checked })}
          >
            {t('formulaBlock')}
          </Checkbox>
        )}
        <section
          aria-label={t('formulaPreview')}
          aria-live="polite"
          className="rich-text"
          style={{ minHeight: 64, padding: 8, overflowX: 'auto' }}
        >
          {fault ? (
            <Alert type="error" title={t('formulaFault', { fault })} />
          ) : (
            source.trim() !== '' && <Formula source={source} isBlock={isBlock} />
          )}
        </section>
      </Flex>
    </Modal>
  );
}
