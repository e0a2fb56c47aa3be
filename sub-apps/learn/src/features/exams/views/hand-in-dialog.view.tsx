import { Modal, theme } from 'antd';
import { isAnswered, type PaperSlot } from '../data/paper';
import { useCurrentSitting, useSittingProgress } from '../data/sitting-controller.hook';
import { phrases } from '../phrases';
import { numbersOf } from './question-numbers';

interface Props {
  readonly isOpen: boolean;
  readonly places: readonly PaperSlot[];
  readonly onClose: () => void;
}

/** Asks for confirmation before handing in, and lists the open questions. */
export function HandInDialog({ isOpen, places, onClose }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const controller = useCurrentSitting();
  const { saving } = useSittingProgress(controller);
  const open = places.filter(
    ({ id, question }) => !isAnswered(question, controller.answerOf(id).given),
  );
  const marked = places.filter(({ id }) => controller.answerOf(id).mark);
  return (
    <Modal
      open={isOpen}
      title={t('handIn.ask')}
      okText={t('handIn.yes')}
      cancelText={t('handIn.no')}
      onOk={() => {
        onClose();
        controller.handIn();
      }}
      onCancel={onClose}
      // A key that was meant for an answer must not hand in the exam.
      okButtonProps={{ autoFocus: false }}
      width={440}
    >
      {open.length === 0 ? (
        <p style={{ color: token.colorSuccessText }}>{t('handIn.allAnswered')}</p>
      ) : (
        <p>
          <strong style={{ color: token.colorWarningText }}>
            {t('handIn.open', { count: open.length })}
          </strong>{' '}
          {numbersOf(open)}
        </p>
      )}
      {marked.length > 0 && (
        <p>
          {t('handIn.marked', { count: marked.length })} {numbersOf(marked)}
        </p>
      )}
      {(saving === 'kept' || saving === 'unkept') && <p>{t('handIn.offline')}</p>}
      <p style={{ marginBlockEnd: 0, color: token.colorTextSecondary }}>{t('handIn.final')}</p>
    </Modal>
  );
}
