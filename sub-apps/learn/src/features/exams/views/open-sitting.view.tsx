import { toFailure } from '@edu/shared-utility';
import { useCallback, useState } from 'react';
import type { ReadSitting } from '../data/opened-sitting';
import { callsOf } from '../data/sitting-calls';
import {
  SittingContext,
  useSittingController,
  useSittingProgress,
} from '../data/sitting-controller.hook';
import { phrases } from '../phrases';
import { ExamsLink } from './exams-link.view';
import { SittingNote } from './sitting-note.view';
import { SittingOver } from './sitting-over.view';
import { SittingRoom } from './sitting-room.view';

export function OpenSitting({ read }: { readonly read: ReadSitting }) {
  const controller = useSittingController(read);
  const [sitting, setSitting] = useState(read.sitting);
  const { phase, ...end } = useSittingProgress(controller);
  const { id } = sitting;
  const renew = useCallback(() => {
    callsOf(id)
      .read()
      // Only the expired addresses of files are replaced.
      .then(({ files }) => files.length > 0 && setSitting((current) => ({ ...current, files })))
      .catch((error: unknown) => void toFailure(error));
  }, [id]);
  if (phase === 'done') return <SittingOver sitting={sitting} {...end} />;
  if (phase === 'gone') return <SittingMissing />;
  return (
    <SittingContext value={controller}>
      <SittingRoom sitting={sitting} onStale={renew} />
    </SittingContext>
  );
}

export const SittingMissing = () => {
  const { t } = phrases.use();
  return (
    <SittingNote heading={t('unavailable')} title={t('sitting.gone')} action={<ExamsLink />} />
  );
};
