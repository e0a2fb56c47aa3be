import { type GrantRequest, useContextValue, useGuardedClose } from '@edu/shared-utility';
import { Alert, Form, Modal } from 'antd';
import { useState } from 'react';
import { termWords } from '../../../common/terms/phrases';
import { endOfTerm, type Term } from '../../../common/terms/term';
import { TermField } from '../../../common/terms/term-field.view';
import { phrases } from '../phrases';
import { type Audience, AudienceFields } from './audience-fields.view';

/** Recipients and end of a grant; the caller adds the courses. */
export type GrantTerms = Omit<GrantRequest, 'courseIds'>;

interface Props {
  /** Names the courses. */
  readonly title: string;
  readonly isSending?: boolean;
  /** Error message of the server. */
  readonly refusal?: string | null;
  readonly onGrant: (terms: GrantTerms) => void;
  readonly onClose: () => void;
}

/** Asks for the recipients and the end of grants. */
export function GrantDialog({ title, isSending = false, refusal, onGrant, onClose }: Props) {
  const { t } = phrases.use();
  const { t: word } = termWords.use();
  const zone = useContextValue('timezone');
  const [audience, setAudience] = useState<Audience>({
    ...{ organs: [], departments: [] },
    ...{ trains: [], persons: [] },
  });
  const [term, setTerm] = useState<Term>({ kind: 'days', days: 365 });
  const [fault, setFault] = useState<{ nobody?: string; term?: string }>({});
  const isEmpty = Object.values(audience).every((ids: string[]) => ids.length === 0);
  const leave = useGuardedClose({ close: onClose, isDirty: () => !isEmpty, isBusy: isSending });
  const submit = (): void => {
    const expiresAt = endOfTerm(term, zone);
    if (isEmpty || expiresAt === undefined) {
      setFault({
        ...(isEmpty && { nobody: t('nobody') }),
        ...(expiresAt === undefined && { term: word('over') }),
      });
      return;
    }
    onGrant({ ...audience, expiresAt });
  };
  const problem = fault.nobody ?? refusal;
  return (
    <Modal
      open
      title={title}
      okText={t('act.grant')}
      cancelText={t('cancel')}
      confirmLoading={isSending}
      onOk={submit}
      onCancel={leave}
    >
      <p style={{ marginBlockStart: 0 }}>{t('grantHint')}</p>
      {problem && (
        <Alert role="alert" type="error" showIcon title={problem} style={{ marginBlockEnd: 16 }} />
      )}
      <Form layout="vertical">
        <AudienceFields
          value={audience}
          onChange={(next) => {
            setAudience(next);
            setFault({});
          }}
        />
        <TermField value={term} onChange={setTerm} fault={fault.term ?? null} />
      </Form>
    </Modal>
  );
}
