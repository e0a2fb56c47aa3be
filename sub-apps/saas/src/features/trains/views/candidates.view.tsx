import { skipToken } from '@edu/shared-utility/data';
import {
  personChoice,
  SearchSelect,
  type SearchSelectProps,
  useSearch,
} from '../../../common/student-select.view';
import { data } from '../../../common/training-data';
import { peopleWords } from '../phrases/people';

interface CandidatesProps extends Omit<SearchSelectProps, 'words'> {
  readonly trainId: string;
}

/** Chooses people of the organisation who are not in the training; Form.Item passes value and onChange. */
export function Candidates({ trainId, ...field }: CandidatesProps) {
  const { t } = peopleWords.use();
  const search = useSearch();
  const { keyword, isOpen } = search;
  const read = data.useTrainUserFindOrganUserByConditionQuery(
    isOpen ? { trainId, pageNum: 1, pageSize: 20, ...(keyword && { keyword }) } : skipToken,
  );
  return (
    <SearchSelect
      {...field}
      search={search}
      matches={(read.currentData?.list ?? []).map(personChoice)}
      isFetching={read.isFetching}
      hasFailed={Boolean(read.error)}
      words={{ searching: t('searching'), failed: t('choicesFailed') }}
    />
  );
}
