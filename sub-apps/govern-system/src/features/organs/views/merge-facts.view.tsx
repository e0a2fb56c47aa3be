import type { BranchMerge } from '@edu/shared-utility';
import { Alert } from 'antd';
import { phrases } from '../phrases';

interface Props {
  readonly merge: BranchMerge;
  readonly name: string;
  readonly targetName: string;
}

/** What a merge moves and changes for others, with a note that it cannot be undone. */
export function MergeFacts({ merge, name, targetName }: Props) {
  const { t } = phrases.use();
  const { students, teachers, staff, below, scheduled, invitations, intoFirst } = merge;
  const { courses, trains, resources, exams, others } = merge;
  const movedTexts = [
    ...(students > 0 ? [t('merge.students', { count: students })] : []),
    ...(teachers > 0 ? [t('merge.teachers', { count: teachers })] : []),
    ...(staff > 0 ? [t('merge.staff', { count: staff })] : []),
    ...(courses > 0 ? [t('merge.courses', { count: courses })] : []),
    ...(trains > 0 ? [t('merge.trains', { count: trains })] : []),
    ...(resources > 0 ? [t('merge.resources', { count: resources })] : []),
    ...(exams > 0 ? [t('merge.exams', { count: exams })] : []),
    ...(others > 0 ? [t('merge.others', { count: others })] : []),
    ...(below > 0 ? [t('merge.below', { count: below, into: targetName })] : []),
    ...(scheduled > 0 ? [t('merge.scheduled', { count: scheduled, into: targetName })] : []),
    ...(invitations > 0 ? [t('merge.invitations', { count: invitations, into: targetName })] : []),
  ];
  return (
    <div role="status">
      {movedTexts.length === 0 ? (
        <p>{t('merge.nothing', { name })}</p>
      ) : (
        <>
          <p>{t('merge.moves', { into: targetName })}</p>
          <ul>
            {movedTexts.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
        </>
      )}
      {staff > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(intoFirst ? 'merge.seeAll' : 'merge.see', { name, into: targetName })}
        />
      )}
      <p>{t('merge.final', { name })}</p>
    </div>
  );
}
