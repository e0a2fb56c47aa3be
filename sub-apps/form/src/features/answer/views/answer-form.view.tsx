import { formatDate, PageLink, useDelayed } from '@edu/shared-utility';
import { Alert, Button, Skeleton, theme } from 'antd';
import { useEffect, useRef } from 'react';
import { Answering } from '../../../common/answering/answering.view';
import type { QuestionnaireRef } from '../data/address';
import { useAnswer } from '../data/answer.hook';
import { phrases } from '../phrases';
import { ClosedNotice } from './closed-notice.view';
import { AnswerFrame } from './frame.view';
import { Thanks } from './thanks.view';

/** Why sending failed; scrolled to and announced, because on a phone nothing is visible below the button. */
function UnsentNotice({ failure }: { readonly failure: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={heading} tabIndex={-1} style={{ outline: 'none', marginBlockEnd: token.margin }}>
      <Alert role="alert" showIcon type="error" title={failure} description={t('safe')} />
    </div>
  );
}

/** A link back for the people of a training, who came from their own pages. */
function BackLink({ questionnaireRef }: { readonly questionnaireRef: QuestionnaireRef }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (!('id' in questionnaireRef)) return null;
  return (
    <p style={{ margin: `${token.margin}px 0 0` }}>
      <PageLink to="/learn/trains" style={{ color: token.colorLink }}>
        {t('toTrains')}
      </PageLink>
    </p>
  );
}

export function AnswerForm({ questionnaireRef }: { readonly questionnaireRef: QuestionnaireRef }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const answer = useAnswer(questionnaireRef);
  const { loaded, failure } = answer;
  const isSlow = useDelayed(loaded === null);
  if (loaded === null) {
    return (
      <AnswerFrame title={t('title')}>
        <div role="status" aria-label={t('loading')}>
          {isSlow && <Skeleton active />}
        </div>
      </AnswerFrame>
    );
  }
  if (loaded.kind === 'login') {
    return (
      <AnswerFrame title={t('title')}>
        <ClosedNotice state="login" questionnaireRef={questionnaireRef} />
      </AnswerFrame>
    );
  }
  if (loaded.kind !== 'asked') {
    const isUnknown = loaded.kind === 'unknown';
    return (
      <AnswerFrame title={t('title')}>
        <Alert
          role="alert"
          showIcon
          type={isUnknown ? 'warning' : 'error'}
          title={t(isUnknown ? 'unknown' : 'failed')}
          description={isUnknown ? t('unknownHint') : loaded.message}
          action={!isUnknown && <Button onClick={answer.retry}>{t('retry')}</Button>}
        />
      </AnswerFrame>
    );
  }
  const { questionnaire } = loaded;
  const state = answer.refused ?? questionnaire.state;
  if (answer.isDone || state !== 'open' || !questionnaire.content) {
    return (
      <AnswerFrame title={questionnaire.title}>
        {answer.isDone ? (
          <Thanks questionnaire={questionnaire} onAgain={answer.startAgain} />
        ) : (
          state !== 'open' && (
            <ClosedNotice
              state={state}
              questionnaire={questionnaire}
              questionnaireRef={questionnaireRef}
            />
          )
        )}
        <BackLink questionnaireRef={questionnaireRef} />
      </AnswerFrame>
    );
  }
  return (
    <AnswerFrame title={questionnaire.title}>
      {questionnaire.intro && (
        <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: token.colorText }}>
          {questionnaire.intro}
        </p>
      )}
      <p style={{ color: token.colorTextSecondary }}>
        {t(questionnaire.anonymous ? 'anonymous' : 'named')}
        {questionnaire.closesAt &&
          ` ${t('until', { time: formatDate(questionnaire.closesAt, 'datetime') })}`}
      </p>
      <Answering
        content={questionnaire.content}
        answers={answer.answers}
        page={answer.page}
        onPage={answer.goToPage}
        refused={answer.faults}
        isBusy={answer.isBusy}
        onAnswers={answer.changeAnswers}
        onSubmit={() => void answer.send()}
        notice={failure && <UnsentNotice failure={failure} />}
      />
      <BackLink questionnaireRef={questionnaireRef} />
    </AnswerFrame>
  );
}
