import type { HomePlace } from '@edu/shared-utility';
import { Facts } from '@edu/shared-utility/admin';
import type { ReactNode } from 'react';
import { phrases } from '../phrases';
import { Panel } from './panel.view';
import { TextPlaceholder } from './placeholder.view';

/** The student's organisation and branch, with their space reserved while they load. */
export function StudentPlace({ place }: { readonly place: HomePlace | null }) {
  const { t } = phrases.use();
  const noneText = t('student.none');
  const placeText = (name: keyof HomePlace): ReactNode =>
    place ? (place[name] ?? noneText) : <TextPlaceholder>{noneText}</TextPlaceholder>;
  return (
    <Panel title={t('student.place')}>
      <Facts
        facts={[
          [t('student.organ'), placeText('organName')],
          [t('student.branch'), placeText('branchName')],
          [t('student.department'), placeText('departmentName')],
        ]}
      />
    </Panel>
  );
}
