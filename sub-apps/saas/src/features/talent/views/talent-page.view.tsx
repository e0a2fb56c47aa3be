import {
  adminPhrases,
  type FilterField,
  ListPage,
  useList,
  useReveal,
} from '@edu/shared-utility/admin';
import { useBranchFilter } from '../../../common/branch-filter.view';
import { viewsOf } from '../../../common/filter-views';
import { data } from '../../../common/oversight-data';
import { RegionSelect } from '../../../common/region-select.view';
import { SkillSelect } from '../../../common/skill-select.view';
import { revealNumber } from '../data/reveal-number';
import { talentFile } from '../data/talent-file';
import { scores, standings, talentQuery, withNumericScore } from '../data/talent-query';
import { phrases } from '../phrases';
import { Profile } from './profile.view';
import { scoreOf, talentColumns } from './talent-columns.view';
import { TalentNumber } from './talent-number.view';

export const prepare = () => Promise.all([phrases.load(), adminPhrases.load()]);

/** /saas/talent: certified people by skill, region and score. */
export default function TalentPage() {
  const { t } = phrases.use();
  const list = useList(talentQuery);
  const params = withNumericScore(list.params);
  const read = data.useTalentFindByConditionQuery(params);
  const reveal = useReveal({ ask: revealNumber, rowId: list.rowId });
  const { pageNum: _, pageSize: __, ...filter } = params;
  const skillFilter = (field: FilterField) => (
    <SkillSelect {...field} source="talent" failedText={t('skillsFailed')} />
  );
  return (
    <ListPage
      title={t('title')}
      list={list}
      read={read}
      settingsKey="saas.talent"
      idOf={({ userId }) => userId}
      nameOf={({ name }) => name}
      columns={talentColumns(t, reveal)}
      panel={{
        sections: (person) => [
          {
            title: t('about'),
            facts: [
              [t('phone'), <TalentNumber key="p" person={person} field="phone" reveal={reveal} />],
              [
                t('idNumber'),
                <TalentNumber key="i" person={person} field="idNumber" reveal={reveal} />,
              ],
              [t('skills'), person.skills.join(' · ')],
              [t('score'), scoreOf(person)],
              [t('region'), person.regionName],
              [t('department'), person.departmentName],
              [t('branch'), person.branchName],
            ],
          },
          { content: <Profile key={person.userId} userId={person.userId} /> },
        ],
      }}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={[
        { key: 'skill', label: t('skill'), render: skillFilter },
        {
          key: 'regionId',
          label: t('region'),
          render: (field) => (
            <RegionSelect {...field} placeholder={field.label} style={{ minWidth: 144 }} />
          ),
        },
        {
          key: 'minScore',
          label: t('minScore'),
          options: scores.map((value) => ({ value, label: t('atLeast', { score: value }) })),
        },
        ...useBranchFilter(t('branch')),
      ]}
      views={viewsOf('standing', standings, t('all'), (standing) => t(`standing.${standing}`))}
      exports={{
        permission: 'talent.export',
        unmasked: { permission: 'talent.reveal', label: t('whole') },
        file: ({ unmasked }) => talentFile({ ...filter, ...(unmasked && { whole: unmasked }) }),
      }}
      words={{ empty: t('empty'), emptyReadOnly: t('emptyReadOnly'), forbidden: t('forbidden') }}
    />
  );
}
