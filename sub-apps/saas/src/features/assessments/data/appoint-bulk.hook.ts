import type { Assessment } from '@edu/shared-utility';
import type { BulkAction } from '@edu/shared-utility/admin';
import { useRef } from 'react';
import { data } from '../../../common/oversight-data';
import { phrases } from '../phrases';

export interface Appointment {
  readonly appointedAt: string;
  readonly place: string;
}

/** One time and place for all chosen ones; who cannot be appointed any more is told row by row. */
export function useAppointBulk(
  ask: (count: number) => Promise<Appointment | null>,
): BulkAction<Assessment> {
  const { t } = phrases.use();
  const [appoint] = data.useAssessmentAppointMutation();
  const given = useRef<Appointment | null>(null);
  return {
    key: 'appoint',
    label: t('appoint'),
    permission: 'assessment.write',
    ask: async (count) => {
      given.current = await ask(count);
      return given.current !== null;
    },
    send: ({ id, version }) =>
      given.current ? appoint({ id, version, ...given.current }) : Promise.resolve({}),
    done: (count) => t('appointManyDone', { count }),
  };
}
