import { formatLength } from '@edu/shared-utility/media';
import { theme } from 'antd';
import { useState } from 'react';
import { useReadingClock } from '../data/reading-clock.hook';
import { phrases } from '../phrases';
import type { StageProps } from './stage';

/** Reading time of a lesson that is completed by reading. */
export function ReadingClock({ lesson, learning }: Pick<StageProps, 'lesson' | 'learning'>) {
  const { t } = phrases.use();
  const { token } = theme.useToken();
  const { seconds, position } = lesson;
  // Only the initial value: afterwards the platform counts what this clock reports.
  const [start] = useState(position);
  const read = useReadingClock(learning.heartbeats, start, seconds);
  return (
    <p style={{ margin: `${token.marginXS}px 0 0`, color: token.colorTextSecondary }}>
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('readFor', { time: formatLength(read), all: formatLength(seconds) })}
      </span>
      {' · '}
      {t('away')}
    </p>
  );
}
