import { useContextValue, useOverlay } from '@edu/shared-utility';
import { Form, Modal } from 'antd';
import { useState } from 'react';
import { termWords } from '../../../common/terms/phrases';
import { endOfTerm, type Term } from '../../../common/terms/term';
import { TermField } from '../../../common/terms/term-field.view';
import { phrases } from '../phrases';

/** The end of the term, exclusive; null for no end. */
export interface GrantedTerm {
  readonly expiresAt: string | null;
}

interface Props {
  readonly count: number;
  readonly onAnswer: (granted: GrantedTerm | null) => void;
}

/** Asks for the end of a grant. */
export function TermDialog({ count, onAnswer }: Props) {
  const { t } = phrases.use();
  const { t: word } = termWords.use();
  const zone = useContextValue('timezone');
  const [term, setTerm] = useState<Term>({ kind: 'ever' });
  const [fault, setFault] = useState<string | null>(null);
  useOverlay(() => onAnswer(null));
  const submit = (): void => {
    const expiresAt = endOfTerm(term, zone);
    if (expiresAt === undefined) setFault(word('over'));
    else onAnswer({ expiresAt });
  };
  return (
    <Modal
      open
      title={t('grantTitle', { count })}
      okText={t('grant')}
      cancelText={t('cancel')}
      onOk={submit}
      onCancel={() => onAnswer(null)}
    >
      <p style={{ marginBlockStart: 0 }}>{t('grantHint')}</p>
      <Form layout="vertical">
        <TermField value={term} onChange={setTerm} fault={fault} />
      </Form>
    </Modal>
  );
}
