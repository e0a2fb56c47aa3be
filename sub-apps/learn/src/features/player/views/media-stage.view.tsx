import { type LessonSource, useContextValue } from '@edu/shared-utility';
import { Recording } from '@edu/shared-utility/media';
import { Alert, Flex, Select, theme } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { positionInAddress } from '../data/address';
import { useMedia } from '../data/media.hook';
import { useMediaKeys } from '../data/media-keys.hook';
import { storedPosition, storePosition } from '../data/positions';
import { nextSpeed, speeds, storedSpeed } from '../data/speeds';
import { phrases } from '../phrases';
import type { StageProps } from './stage';

interface Props extends StageProps {
  readonly source: LessonSource;
  /** Called when the recording cannot be loaded; a new address may help. */
  readonly onBroken: () => void;
}

/** A video or audio recording. */
export function MediaStage({
  lesson,
  source,
  learning,
  onBroken,
  onPosition,
  onNext,
  onPrevious,
}: Props) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const owner = useContextValue('userInfo')?.userId ?? '';
  const [speed, setSpeed] = useState(() => storedSpeed.read(owner));
  const [start] = useState(() => storedPosition(owner, lesson.id) ?? lesson.position);
  const [search] = useSearchParams();
  const choose = (next: number): void => {
    setSpeed(next);
    storedSpeed.write(owner, next);
  };
  const { media, wasBound, events } = useMedia({
    heartbeats: learning.heartbeats,
    start,
    bound: lesson.seekAhead || lesson.done ? null : (lesson.bound ?? 0),
    speed,
    onShown: learning.onShown,
    isOffline: learning.saveProblem?.kind === 'offline',
    goTo: positionInAddress(search),
    onSavePosition: (seconds) => storePosition(owner, lesson.id, Math.floor(seconds)),
    onPosition,
  });
  useMediaKeys(media, {
    faster: () => choose(nextSpeed(speed, 1)),
    slower: () => choose(nextSpeed(speed, -1)),
    next: onNext,
    previous: onPrevious,
  });
  return (
    <>
      <Recording
        kind={lesson.kind === 'video' ? 'video' : 'audio'}
        label={lesson.title}
        address={source.url}
        poster={source.posterUrl ?? ''}
        media={media}
        events={events}
        onBroken={onBroken}
      />
      <Flex wrap gap="small" align="center" style={{ marginTop: token.marginXS }}>
        <Select
          aria-label={t('speed')}
          value={speed}
          onChange={choose}
          options={speeds.map((value) => ({
            value,
            label: t('speedTimes', { speed: value }),
          }))}
          style={{ minWidth: 88 }}
        />
        <span role="status">{wasBound && <Alert type="info" showIcon title={t('bound')} />}</span>
      </Flex>
    </>
  );
}
