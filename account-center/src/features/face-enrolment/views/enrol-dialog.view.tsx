import { Modal } from 'antd';
import { useDispatch, useSelector } from 'react-redux';
import { Outcome } from '../../../common/outcome.view';
import { StepTrail } from '../../../common/step-trail.view';
import { morePhrases } from '../../../phrases/more';
import type { EnrolEvent } from '../data/enrol.flow';
import { enrolHappened, selectEnrol } from '../data/enrol.slice';
import { PhotoStep } from './photo-step.view';
import { ProveStep } from './prove-step.view';

const order = { closed: 0, prove: 0, photo: 1, done: 2 };

/** Enrols the face of a verified person who has none; `account` gets the code. */
export function EnrolDialog({ account }: { account: string | null }) {
  const { t } = morePhrases.use();
  const dispatch = useDispatch();
  const enrol = useSelector(selectEnrol);
  const emit = (event: EnrolEvent) => dispatch(enrolHappened(event));
  const steps = [t('change.stepVerify'), t('enrolment.stepPhoto'), t('change.stepDone')];
  return (
    <Modal
      title={t('enrolment.enrol')}
      open={enrol.step !== 'closed'}
      onCancel={() => emit({ type: 'closed' })}
      mask={{ closable: false }}
      width={480}
      footer={null}
      destroyOnHidden
    >
      <div style={{ paddingTop: 16 }}>
        <StepTrail steps={steps} current={order[enrol.step]} />
        {enrol.step === 'prove' && account && (
          // a code to the former account is not carried over
          <ProveStep key={account} account={account} work={enrol.work} emit={emit} />
        )}
        {enrol.step === 'photo' && <PhotoStep work={enrol.work} emit={emit} />}
        {enrol.step === 'done' && (
          <Outcome good title={t('enrolment.done')}>
            {t('enrolment.doneHint')}
          </Outcome>
        )}
      </div>
    </Modal>
  );
}
