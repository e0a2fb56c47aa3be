import type { CourseSummary } from '@edu/shared-utility';
import { useRef, useState } from 'react';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';
import { GrantDialog, type GrantTerms } from './grant-dialog.view';

/** Grants several courses with one dialog for all; refused ones are reported course by course. */
export function useGrantQuestion() {
  const { t } = phrases.use();
  const [grant] = data.useCourseBatchGrantMutation();
  const [grantCount, setGrantCount] = useState<number | null>(null);
  const answer = useRef<(agreed: boolean) => void>(() => {});
  const terms = useRef<GrantTerms | null>(null);
  const close = (result: GrantTerms | null): void => {
    terms.current = result;
    setGrantCount(null);
    answer.current(result !== null);
  };
  const sendMany = async (courses: readonly CourseSummary[]) =>
    terms.current ? grant({ courseIds: courses.map(({ id }) => id), ...terms.current }) : {};
  return {
    ask: (count: number) =>
      new Promise<boolean>((resolve) => {
        answer.current = resolve;
        setGrantCount(count);
      }),
    send: (course: CourseSummary) => sendMany([course]),
    sendMany,
    dialog: grantCount !== null && (
      <GrantDialog
        title={t('grantMany', { count: grantCount })}
        onGrant={close}
        onClose={() => close(null)}
      />
    ),
  };
}
