import {
  type AskedQuestionnaire,
  type FormState,
  formatDate,
  PageLink,
  page,
  session,
  useDelayed,
} from '@edu/shared-utility';
import { Alert, Button, Skeleton, theme } from 'antd';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Answering } from '../../../common/answering/answering.view';
import { answeringWords } from '../../../common/answering/phrases';
import { useAnswer } from '../data/answer.hook';
import { pageOfWay, type Way, wayOf } from '../data/way';
import { phrases } from '../phrases';
import { AnswerFrame } from './frame.view';

export const prepare = () => Promise.all([phrases.load(), answeringWords.load()]);

/** Why it cannot be answered, and what can be done then. */
function Standing({
  state,
  asked,
  way,
}: {
  readonly state: Exclude<FormState, 'open'>;
  readonly asked?: AskedQuestionnaire;
  readonly way: Way;
}) {
  const { t } = phrases.use();
  const shown = (iso: string | null | undefined) => (iso ? formatDate(iso, 'datetime') : '');
  const hint =
    state === 'notYet'
      ? t('opensAt', { time: shown(asked?.opensAt) })
      : state === 'over'
        ? t('closedAt', { time: shown(asked?.closesAt) })
        : t(`hints.${state}`);
  return (
    <Alert
      role="status"
      showIcon
      type={state === 'answered' ? 'success' : 'info'}
      title={t(`is.${state}`)}
      description={hint}
      action={
        state === 'login' && (
          <Button type="primary" onClick={() => page.assign(session.loginUrl(pageOfWay(way)))}>
            {t('login')}
          </Button>
        )
      }
    />
  );
}

/** What is said at the end, where the eye and the reader of the screen are. */
function Thanks({
  asked,
  onAgain,
}: {
  readonly asked: AskedQuestionnaire;
  readonly onAgain: () => void;
}) {
  const { t } = phrases.use();
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div ref={said} tabIndex={-1} style={{ outline: 'none' }}>
      <Alert
        role="status"
        showIcon
        type="success"
        title={t('sent')}
        description={
          <span style={{ whiteSpace: 'pre-line' }}>{asked.thanks.trim() || t('thanks')}</span>
        }
      />
      {asked.repeats && (
        <Button style={{ marginBlockStart: 16 }} onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}

/** Why it was not sent, where the eye and the reader of the screen are: a phone shows nothing below the button. */
function Unsent({ failure }: { readonly failure: string }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    said.current?.focus({ preventScroll: true });
    said.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <div ref={said} tabIndex={-1} style={{ outline: 'none', marginBlockEnd: token.margin }}>
      <Alert role="alert" showIcon type="error" title={failure} description={t('safe')} />
    </div>
  );
}

/** The people of a training came from their own pages. */
function WayBack({ way }: { readonly way: Way }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  if (!('id' in way)) return null;
  return (
    <p style={{ margin: `${token.margin}px 0 0` }}>
      <PageLink to="/learn/trains" style={{ color: token.colorLink }}>
        {t('toTrains')}
      </PageLink>
    </p>
  );
}

function Asked({ way }: { readonly way: Way }) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const answer = useAnswer(way);
  const { looked, failure } = answer;
  const isSlow = useDelayed(looked === null);
  if (looked === null) {
    return (
      <AnswerFrame title={t('title')}>
        <div role="status" aria-label={t('loading')}>
          {isSlow && <Skeleton active />}
        </div>
      </AnswerFrame>
    );
  }
  if (looked.kind === 'login') {
    return (
      <AnswerFrame title={t('title')}>
        <Standing state="login" way={way} />
      </AnswerFrame>
    );
  }
  if (looked.kind !== 'asked') {
    const isUnknown = looked.kind === 'unknown';
    return (
      <AnswerFrame title={t('title')}>
        <Alert
          role="alert"
          showIcon
          type={isUnknown ? 'warning' : 'error'}
          title={t(isUnknown ? 'unknown' : 'failed')}
          description={isUnknown ? t('unknownHint') : looked.message}
          action={!isUnknown && <Button onClick={answer.retry}>{t('retry')}</Button>}
        />
      </AnswerFrame>
    );
  }
  const { asked } = looked;
  const state = answer.refused ?? asked.state;
  if (answer.isDone || state !== 'open' || !asked.content) {
    return (
      <AnswerFrame title={asked.title}>
        {answer.isDone ? (
          <Thanks asked={asked} onAgain={answer.again} />
        ) : (
          state !== 'open' && <Standing state={state} asked={asked} way={way} />
        )}
        <WayBack way={way} />
      </AnswerFrame>
    );
  }
  return (
    <AnswerFrame title={asked.title}>
      {asked.intro && (
        <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: token.colorText }}>
          {asked.intro}
        </p>
      )}
      <p style={{ color: token.colorTextSecondary }}>
        {t(asked.anonymous ? 'anonymous' : 'named')}
        {asked.closesAt && ` ${t('until', { time: formatDate(asked.closesAt, 'datetime') })}`}
      </p>
      <Answering
        content={asked.content}
        answers={answer.answers}
        page={answer.page}
        onPage={answer.turn}
        refused={answer.faults}
        isBusy={answer.isBusy}
        onAnswers={answer.say}
        onSubmit={() => void answer.send()}
        notice={failure && <Unsent failure={failure} />}
      />
      <WayBack way={way} />
    </AnswerFrame>
  );
}

/** /form/answer?key=… by its link, ?id=… for the people of a training. */
export default function AnswerPage() {
  const { t } = phrases.use();
  const [search] = useSearchParams();
  const way = wayOf(search);
  if (way) return <Asked key={pageOfWay(way)} way={way} />;
  return (
    <AnswerFrame title={t('title')}>
      <Alert
        role="alert"
        showIcon
        type="warning"
        title={t('unknown')}
        description={t('unknownHint')}
      />
    </AnswerFrame>
  );
}
