import type { HomePlace } from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import { phrases } from '../phrases';
import { Panel } from './panel.view';

/** Where a student belongs. */
export function StudentPlace({ place }: { readonly place: HomePlace }) {
  const { t } = phrases.use();
  const none = t('student.none');
  return (
    <Panel title={t('student.place')}>
      <Facts
        of={[
          [t('student.organ'), place.organName],
          [t('student.branch'), place.branchName ?? none],
          [t('student.department'), place.departmentName ?? none],
        ]}
      />
    </Panel>
  );
}
