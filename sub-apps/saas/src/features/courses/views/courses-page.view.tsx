import { useCan } from '@edu/shared-utility';
import { adminPhrases, ListPage, useList } from '@edu/shared-utility/admin';
import { useState } from 'react';
import { viewsOf } from '../../../common/filter-views';
import { LinkButton } from '../../../common/link-button.view';
import { listWords } from '../../../common/list-words';
import { data } from '../../../common/page-data';
import { termWords } from '../../../common/terms/phrases';
import { useCourseActions, useCourseBulk } from '../data/course-actions.hook';
import { courseQuery, statuses } from '../data/course-query';
import { useMayAuthor } from '../data/publication.hook';
import { phrases } from '../phrases';
import { courseColumns } from './course-columns.view';
import { useCourseFilters } from './course-filters.hook';
import { useGrantQuestion } from './grant-question.hook';
import { NewCourse } from './new-course.view';

/** Awaited before the first paint, so that no other language shows first. */
export const prepare = () => Promise.all([phrases.load(), adminPhrases.load(), termWords.load()]);

/** /saas/course: the organisation's courses. */
export default function CoursesPage() {
  const { t } = phrases.use();
  const list = useList(courseQuery);
  const read = data.useCourseFindManageListQuery(list.params);
  const [isNew, setNew] = useState(false);
  const actions = useCourseActions();
  const grantQuestion = useGrantQuestion();
  const bulk = useCourseBulk(grantQuestion);
  const filters = useCourseFilters();
  const mayAuthor = useMayAuthor();
  const mayGrant = useCan()('course.grant');
  return (
    <ListPage
      title={t('label')}
      list={list}
      read={read}
      settingsKey="saas.courses"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      columns={courseColumns(t)}
      actions={actions}
      bulk={bulk}
      primary={mayAuthor ? { label: t('add'), onClick: () => setNew(true) } : undefined}
      extraButtons={mayGrant && <LinkButton to="/course/grants">{t('allGrants')}</LinkButton>}
      search={{ key: 'keyword', label: t('keyword') }}
      filters={filters}
      views={viewsOf('status', statuses, t('all'), (status) => t(`state.${status}`))}
      words={listWords(t)}
    >
      {isNew && <NewCourse onClose={() => setNew(false)} />}
      {grantQuestion.dialog}
    </ListPage>
  );
}
