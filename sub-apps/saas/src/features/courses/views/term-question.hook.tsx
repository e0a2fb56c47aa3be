import { useContextValue, useOverlay } from '@edu/shared-utility';
import { Form, Modal, Select } from 'antd';
import { type ReactNode, useRef, useState } from 'react';

import { termWords } from '../../../common/terms/phrases';
import { endOfTerm, offeredDays, type Term } from '../../../common/terms/term';
import { TermField } from '../../../common/terms/term-field.view';

import { phrases } from '../phrases';

interface Props {
  readonly title: string;
  readonly okText: string;
  readonly hint: string;
  readonly onOk: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Question({ title, okText, hint, onOk, onClose, children }: Props) {
  const { t } = phrases.use();
  useOverlay(onClose);
  return (
    <Modal
      open
      title={title}
      okText={okText}
      cancelText={t('cancel')}
      onOk={onOk}
      onCancel={onClose}
    >
      <p style={{ marginBlockStart: 0 }}>{hint}</p>
      <Form layout="vertical">{children}</Form>
    </Modal>
  );
}

type TermQuestion = { readonly kind: 'term' | 'extend'; readonly count: number };

/** Asks for a new end of some grants, or for the days to extend them by. */
export function useTermQuestion() {
  const { t } = phrases.use();
  const { t: word } = termWords.use();
  const zone = useContextValue('timezone');
  const [open, setOpen] = useState<TermQuestion | null>(null);
  const [term, setTerm] = useState<Term>({ kind: 'days', days: 365 });
  const [days, setDays] = useState<number>(offeredDays[0]);
  const [fault, setFault] = useState<string | null>(null);
  const answer = useRef<(agreed: boolean) => void>(() => {});
  /** The last answer, for the requests that follow. */
  const chosen = useRef<{ expiresAt: string | null; days: number }>({ expiresAt: null, days: 0 });
  const openDialog = (kind: TermQuestion['kind']) => (count: number) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setFault(null);
      setOpen({ kind, count });
    });
  const close = (agreed: boolean): void => {
    setOpen(null);
    answer.current(agreed);
  };
  const submit = (): void => {
    const expiresAt = open?.kind === 'term' ? endOfTerm(term, zone) : null;
    if (expiresAt === undefined) {
      setFault(word('over'));
      return;
    }
    chosen.current = { expiresAt, days };
    close(true);
  };
  const dialog = open && (
    <Question
      title={t(open.kind === 'term' ? 'termTitle' : 'extendTitle', { count: open.count })}
      okText={t(open.kind === 'term' ? 'act.term' : 'act.extend')}
      hint={t(open.kind === 'term' ? 'termHint' : 'extendHint')}
      onOk={submit}
      onClose={() => close(false)}
    >
      {open.kind === 'term' ? (
        <TermField value={term} onChange={setTerm} fault={fault} />
      ) : (
        <Form.Item label={t('extendBy')} htmlFor="extend-days">
          <Select
            id="extend-days"
            value={days}
            onChange={setDays}
            options={offeredDays.map((value) => ({ value, label: word('days', { days: value }) }))}
          />
        </Form.Item>
      )}
    </Question>
  );
  return { ask: openDialog, chosen, dialog };
}
