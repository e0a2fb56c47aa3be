import { type CourseSummary, type UndoOffer, useCan } from '@edu/shared-utility';
import { failureOf } from '@edu/shared-utility/data';
import { data } from '../../../common/page-data';
import { phrases } from '../phrases';

export const pageOfCourse = (id: string, tab = 'basics'): string => `/saas/course/${id}/${tab}`;

/** Publishing and unpublishing, each with the other as undo. */
export function usePublication() {
  const { t } = phrases.use();
  const [publish] = data.useCoursePublishMutation();
  const [unPublish] = data.useCourseUnPublishMutation();
  const undoOffer = (message: string, undo: () => Promise<unknown>): UndoOffer => ({
    message,
    undo,
    undone: t('undone'),
    failed: (error) => failureOf(error).message,
  });
  return {
    publish: ({ id, version }: CourseSummary) => publish({ id, version }),
    /** A course that was already published has no undo: unpublishing it would not restore its former revision. */
    published: ({ id, title, status }: CourseSummary): string | UndoOffer =>
      status === 'published'
        ? t('done.renewed', { title })
        : undoOffer(t('done.published', { title }), () => unPublish({ id }).unwrap()),
    unPublish: ({ id, version }: CourseSummary) => unPublish({ id, version }),
    unPublished: ({ id, title, learnerCount: count }: CourseSummary): string | UndoOffer => {
      const words = t('done.unpublished', { title });
      const message = count > 0 ? `${words} · ${t('hiddenFor', { count })}` : words;
      return undoOffer(message, () => publish({ id }).unwrap());
    },
  };
}

/** Whether the caller may write at least some courses. */
export function useMayAuthor(): boolean {
  const can = useCan();
  return can('course.write') || can('course.author');
}
