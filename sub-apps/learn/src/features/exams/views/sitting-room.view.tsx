import type { Sitting } from '@edu/shared-utility';
import { Alert, Button, Modal, theme } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOnLeave } from '../data/on-leave.hook';
import { answerAfterChoosing, nullIfEmpty, partOf, questionSlots, withPart } from '../data/paper';
import {
  useAnsweredCount,
  useCurrentSitting,
  useSittingProgress,
} from '../data/sitting-controller.hook';
import { useSittingKeys } from '../data/sitting-keys.hook';
import { phrases } from '../phrases';
import { HandInDialog } from './hand-in-dialog.view';
import { HandingIn } from './handing-in.view';
import { Overview } from './overview.view';
import { headingId, Question } from './question.view';
import { SittingBar } from './sitting-bar.view';

interface Props {
  readonly sitting: Sitting;
  /** Called when the address of a file has expired. */
  readonly onStale: () => void;
}

/** The questions of a sitting, on one page or one by one, with an overview of the answers. */
export function SittingRoom({ sitting, onStale }: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const controller = useCurrentSitting();
  const { phase, refused } = useSittingProgress(controller);
  const { layout, files, title, watchFocus } = sitting;
  const places = useMemo(() => questionSlots(sitting), [sitting]);
  const count = useAnsweredCount(places);
  const [current, setCurrent] = useState(0);
  const [openDialog, setOpenDialog] = useState<'handIn' | 'overview' | null>(null);
  const part = useRef<string | null>(null);
  const isFirst = useRef(true);
  const isSitting = phase === 'sitting';
  useOnLeave(watchFocus && isSitting ? controller.leave : null);

  const currentPlace = places[current];
  const target = currentPlace?.id;
  const [navigationCount, setNavigationCount] = useState(0);
  const go = useCallback(
    (index: number) => {
      setOpenDialog(null);
      setCurrent(Math.max(0, Math.min(places.length - 1, index)));
      setNavigationCount((previous) => previous + 1);
    },
    [places.length],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation moves the focus, also to the current question
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const heading = target && document.getElementById(headingId(target));
    if (!heading) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView?.({ block: 'start' });
  }, [navigationCount]);

  const onEnter = useCallback(
    (id: string, partId: string | null) => {
      // The focus event of a part bubbles up to its question.
      if (
        partId !== null ||
        !places.some((place) => place.id === id && place.question.type === 'compound')
      )
        part.current = partId;
      setCurrent(places.findIndex((place) => place.id === id));
    },
    [places],
  );

  function choose(index: number): void {
    if (!currentPlace) return;
    const { id, question } = currentPlace;
    const { given } = controller.answerOf(id);
    if (question.type !== 'compound') {
      const next = answerAfterChoosing(question, given, index);
      if (next !== undefined) controller.put(id, { given: next });
      return;
    }
    const targetQuestion =
      question.parts.find((item) => item.id === part.current) ??
      question.parts.find(({ type }) => type !== 'blank' && type !== 'essay');
    if (!targetQuestion) return;
    const next = answerAfterChoosing(targetQuestion, partOf(given, targetQuestion.id), index);
    if (next === undefined || next?.type === 'compound') return;
    controller.put(id, { given: withPart(given, targetQuestion.id, next && nullIfEmpty(next)) });
  }
  useSittingKeys({
    go: (step) => go(current + step),
    choose,
    mark: () =>
      currentPlace &&
      controller.put(currentPlace.id, { mark: !controller.answerOf(currentPlace.id).mark }),
  });

  const overview = <Overview places={places} currentId={target ?? ''} onOpen={go} />;
  const list = layout === 'single' ? places.slice(current, current + 1) : places;
  return (
    <>
      <div className="sitting-top">
        <SittingBar title={title} disabled={!isSitting} onHandIn={() => setOpenDialog('handIn')} />
        {phase === 'handingIn' && <HandingIn />}
      </div>
      <div className="sitting-body">
        <div>
          {places.length === 0 && <Alert type="warning" title={t('sitting.empty')} />}
          {list.map((place) => (
            <div key={place.id}>
              {place.heading && (
                <div className="sitting-part-head">
                  <strong>{place.heading.title}</strong>
                  <p style={{ margin: 0, color: token.colorTextSecondary }}>{place.heading.note}</p>
                </div>
              )}
              <Question
                place={place}
                files={files}
                disabled={!isSitting}
                isRefused={refused.includes(place.id)}
                onStale={onStale}
                onEnter={onEnter}
              />
            </div>
          ))}
        </div>
        <aside className="sitting-side">
          <p role="status" style={{ margin: `0 0 ${token.marginSM}px` }}>
            {t('overview.count', { done: count, all: places.length })}
          </p>
          {overview}
          <p
            style={{
              marginBlockEnd: 0,
              color: token.colorTextSecondary,
              fontSize: token.fontSizeSM,
            }}
          >
            {t('keys.hint')}
          </p>
        </aside>
      </div>
      <footer className={layout === 'single' ? 'sitting-foot' : 'sitting-foot sitting-only-narrow'}>
        <Button size="large" disabled={current === 0} onClick={() => go(current - 1)}>
          {t('sitting.before')}
        </Button>
        <Button
          className="sitting-only-narrow"
          size="large"
          onClick={() => setOpenDialog('overview')}
        >
          {t('overview.short', { done: count, all: places.length })}
        </Button>
        <Button
          size="large"
          disabled={current >= places.length - 1}
          onClick={() => go(current + 1)}
        >
          {t('sitting.after')}
        </Button>
      </footer>
      <Modal
        open={openDialog === 'overview'}
        title={t('overview.title')}
        footer={null}
        onCancel={() => setOpenDialog(null)}
      >
        {overview}
      </Modal>
      <HandInDialog
        isOpen={openDialog === 'handIn' && isSitting}
        places={places}
        onClose={() => setOpenDialog(null)}
      />
    </>
  );
}
