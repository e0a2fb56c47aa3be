import {
  type RegisteredCompanyDetail,
  toast,
  useAppLife,
  useCan,
  useGuardedClose,
} from '@edu/shared-utility';
import { refusalOf } from '@edu/shared-utility/admin';
import { failureOf, isMissingCode, loadedOf } from '@edu/shared-utility/data';
import { Alert, Button, Form, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { data } from '../../../common/data';
import { FailedPanel } from '../../../common/states/failed.view';
import { phrases } from '../phrases';
import { CompanyFacts } from './company-facts.view';
import { type Decision, DecisionForm, type DecisionValues } from './decision-form.view';

const FORM = 'govern-system-registration';

interface Props {
  readonly id: string;
  /** Name of the row, shown while the details are loading. */
  readonly name: string;
  readonly onClose: () => void;
  /** Called when somebody else has changed it meanwhile. */
  readonly onStale: () => void;
}

/** One complete registration, with the buttons to decide. */
export function RegistrationDialog({ id, name, onClose, onStale }: Props) {
  const { t } = phrases.use();
  const appSignal = useAppLife();
  const mayReview = useCan()('registration.review');
  const [form] = Form.useForm<DecisionValues>();
  const read = data.useRegistrationFindByIdQuery({ id });
  const [accept, accepting] = data.useRegistrationAcceptMutation();
  const [giveBack, returning] = data.useRegistrationGiveBackMutation();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const load = loadedOf(read);
  const company = load.status === 'failed' ? undefined : load.data;
  const isBusy = accepting.isLoading || returning.isLoading;
  const actions = mayReview ? (company?.actions ?? []) : [];

  const choose = (next: Decision | null): void => {
    setRefusal(null);
    setDecision(next);
  };
  const send = ({ version, name }: RegisteredCompanyDetail, values: DecisionValues) => {
    const { reason = '', into = 'organ', domain, contactPhone } = values;
    const placeName = values.name?.trim();
    if (decision === 'return') return giveBack({ id, version, reason });
    const more = {
      ...(placeName && placeName !== name && { name: placeName }),
      ...(domain && { domain }),
      ...(contactPhone && { contactPhone }),
    };
    return accept({ id, version, into, ...more });
  };
  const submit = async (values: DecisionValues): Promise<void> => {
    if (!company || isBusy) return;
    setRefusal(null);
    const { error } = await send(company, values);
    if (appSignal.aborted) return;
    if (!error) {
      toast.success(t(decision === 'accept' ? 'accepted' : 'returned', { name: company.name }));
      return onClose();
    }
    const { message } = failureOf(error);
    const fieldNames = ['name', 'domain', 'contactPhone', 'reason'];
    const { fields } = refusalOf(error, { known: fieldNames, isChange: true });
    const named = Object.entries(fields) as [keyof DecisionValues, string][];
    form.setFields(named.map(([field, text]) => ({ name: field, errors: [text] })));
    if (named.length > 0) return form.focusField(named[0]?.[0] as keyof DecisionValues);
    // Somebody has decided meanwhile; the current state is shown below the message and in the list.
    setRefusal(message);
    setDecision(null);
    void read.refetch();
    onStale();
  };
  const isDirty = () => decision !== null && form.isFieldsTouched();
  const leave = useGuardedClose({ close: onClose, isDirty, isBusy });
  return (
    <Modal
      open
      title={company?.name ?? name}
      width={640}
      onCancel={leave}
      footer={
        decision ? (
          <>
            <Button key="back" disabled={isBusy} onClick={() => choose(null)}>
              {t('back')}
            </Button>
            <Button
              // Keyed, so that the click that opens the form does not also submit it.
              key="send"
              type="primary"
              danger={decision === 'return'}
              htmlType="submit"
              form={FORM}
              loading={isBusy}
            >
              {t(decision === 'accept' ? 'accept' : 'giveBack')}
            </Button>
          </>
        ) : (
          <>
            <Button key="close" onClick={onClose}>
              {t('close')}
            </Button>
            {actions.includes('return') && (
              <Button key="return" onClick={() => choose('return')}>
                {t('giveBack')}
              </Button>
            )}
            {actions.includes('accept') && (
              <Button key="accept" type="primary" onClick={() => choose('accept')}>
                {t('accept')}
              </Button>
            )}
          </>
        )
      }
    >
      {refusal && <Alert role="alert" type="error" showIcon title={refusal} />}
      {load.status === 'failed' &&
        (isMissingCode(load.code) ? (
          <Alert role="alert" type="warning" showIcon title={t('absent')} />
        ) : (
          <FailedPanel message={load.message} onRetry={read.refetch} />
        ))}
      {load.status !== 'failed' && !company && <Skeleton active aria-label={t('loading')} />}
      {company && decision === null && <CompanyFacts company={company} />}
      {company && decision && (
        <DecisionForm
          key={decision}
          id={FORM}
          company={company}
          decision={decision}
          form={form}
          onSubmit={(values) => void submit(values)}
        />
      )}
    </Modal>
  );
}
